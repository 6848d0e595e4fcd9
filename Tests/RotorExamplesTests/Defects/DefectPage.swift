/// `Documentation/defects.md`, written from the rows.
nonisolated enum DefectPage {
  static let text = """
    # What goes wrong

    Defects that were found by reading published code: 42 rotors in UIKit and AppKit, some thirty in
    SwiftUI, and the custom actions of 183 files. Each has a screen that shows it, what finds it there,
    and the same screen mended. `rotor audit example:NAME` tries it.

    Where an audit finds it, the rules stand at the head of the bad screen's file in `Examples/Bad`, and
    the suite `Twins` holds both screens to that: exactly these findings on one, none on the other. An
    audit tries each action on a screen of its own. Where only a test finds it, the column names the
    suite.

    | no. | what is wrong | example | rule | found by |
    |---|---|---|---|---|
    \(DefectRow.all.map(\.line).joined(separator: "\n"))

    """
}
