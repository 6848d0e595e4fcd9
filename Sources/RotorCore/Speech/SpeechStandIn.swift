// Stands in until the describing of elements lands; whoever lands it deletes this file.
extension Utterance {
  init(describing position: Int, on screen: Screen, detail: Wording? = nil, container: Int? = nil) {
    self.init([Fragment(.label, .text(screen[position].label ?? ""))])
  }
}
extension Screen { func readableText(of p: Int) -> String { self[p].text?.string ?? self[p].label ?? "" } }
extension Rotor.Title { func spokenName(_ l: SpokenLanguage) -> String { name.isEmpty ? kind.rawValue : name } }
