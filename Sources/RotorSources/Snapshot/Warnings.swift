/// Complaints that do not keep a file from being read; the same one is counted, not repeated.
struct Warnings {
  private var order: [String] = []
  private var first: [String: (text: String, more: Int)] = [:]

  /// The most that are told apart; further ones are only counted.
  private static let most = 100
  private var untold = 0

  /// Takes note of a complaint.
  ///
  /// - Parameters:
  ///   - group: what makes it the same as others, such as the key without its place.
  ///   - text: the whole sentence, asked for the first one of its group.
  mutating func note(_ group: String, _ text: () -> String) {
    if first[group]?.more != nil {
      first[group]?.more += 1
    } else if order.count < Warnings.most {
      order.append(group)
      first[group] = (text(), 0)
    } else {
      untold += 1
    }
  }

  /// The sentences, in the order in which they came up.
  var sentences: [String] {
    let told = order.compactMap { group in
      first[group].map { $0.more == 0 ? $0.text : "\($0.text) (and \($0.more) more like it)" }
    }
    return untold == 0 ? told : told + ["\(untold) further warnings are not listed"]
  }
}
