import RotorSwiftUI

/// A chat's model as it was written before `@Observable`.
final class ChatModel: ObservableObject {
  struct Message: Identifiable, Hashable {
    let id: Int
    let sender: String?
    let text: String
    var isUnread = false

    var spoken: String { "\(sender ?? "You"): \(text)" }
  }

  @Published var messages: [Message]
  @Published var draft = ""
  @Published private(set) var pasteboard = ""

  init(count: Int) {
    messages = (1...count).map { number in
      Message(
        id: number, sender: number.isMultiple(of: 3) ? nil : "Ada", text: "Message \(number)",
        isUnread: number > count - 3)
    }
  }

  var unread: [Message] { messages.filter { $0.isUnread && $0.sender != nil } }

  func send() {
    guard !draft.isEmpty else { return }
    messages.append(Message(id: messages.count + 1, sender: nil, text: draft))
    draft = ""
  }

  func reply(to message: Message) { draft = "\(message.text) – " }
  func copy(_ message: Message) { pasteboard = message.text }
  func forward(_ message: Message) { draft = "Fwd: \(message.text)" }
}

/// Messages one below the other, the newest last, and a field to write one.
struct Chat: View {
  @ObservedObject var model: ChatModel
  /// Whether a rotor's entries lead to ids that no message has, as people write it.
  var hasWrongIDs = false

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4) {
            ForEach(model.messages) { message in
              Bubble(message: message, model: model).id(message.id)
            }
          }
          .padding(.horizontal)
        }
        .accessibilityRotor("Unread messages") {
          ForEach(model.unread) { message in
            AccessibilityRotorEntry(
              Text(message.spoken), id: hasWrongIDs ? message.id + 1000 : message.id)
          }
        }
        .onChange(of: model.messages.count) {
          if let last = model.messages.last { withAnimation { proxy.scrollTo(last.id) } }
        }
      }
      composer
    }
  }

  private var composer: some View {
    HStack {
      TextField("Message", text: $model.draft)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.send)
        .onSubmit(model.send)
      Button(action: model.send) { Image(systemName: "arrow.up.circle.fill") }
        .accessibilityLabel("Send")
        .disabled(model.draft.isEmpty)
    }
    .padding()
  }

  private struct Bubble: View {
    let message: ChatModel.Message
    let model: ChatModel

    var body: some View {
      HStack {
        if message.sender == nil { Spacer(minLength: 40) }
        VStack(alignment: .leading) {
          if let sender = message.sender { Text(sender).font(.caption) }
          Text(message.text).padding(8)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(message.spoken)
      .accessibilityAction(named: "Reply") { model.reply(to: message) }
      .accessibilityAction(named: "Copy") { model.copy(message) }
      .accessibilityAction(named: "Forward") { model.forward(message) }
    }
  }
}
