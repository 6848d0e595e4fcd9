import RotorCore

extension Screen {
  /// What VoiceOver stops on, in reading order.
  var elements: [Element] { positions.map { self[$0] }.filter { $0.container == nil } }
}
