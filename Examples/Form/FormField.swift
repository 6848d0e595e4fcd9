/// A field of the form.
nonisolated struct FormField {
  let name: String
  let value: String
  /// What is wrong with the value; nil when nothing is.
  let problem: String?

  static let samples = [
    FormField(name: "Name", value: "Ida Berg", problem: nil),
    FormField(name: "Email", value: "ida.berg", problem: "An address has an @"),
    FormField(name: "Street", value: "Elm Road 5", problem: nil),
    FormField(name: "Postcode", value: "12", problem: "A postcode has five digits"),
    FormField(name: "Phone", value: "0151 2345", problem: nil),
  ]
}
