import RotorCore
import Testing

@testable import RotorSources

@Suite("Snapshots that are not as they should be")
struct SnapshotMessageTests {
  /// A snapshot of one element with further keys.
  private static func one(_ keys: String) -> String {
    #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a"\#(keys)}]}"#
  }

  @Test(
    "The sentence names the place, what was expected and what was found",
    arguments: [
      (
        #"{"rotor": "snapshot", "elements": []}"#,
        "line 1, column 1: the key 'version' is missing: expected 1"
      ),
      (
        #"{"rotor": "snapshot", "version": 2, "elements": []}"#,
        "line 1, column 34, version: this is a snapshot of version 2, expected 1 at most: use a newer Rotor"
      ),
      (
        #"{"rotor": "snapshot", "version": 0, "elements": []}"#,
        "line 1, column 34, version: expected the version 1, found 0"
      ),
      (
        #"{"rotor": "snapshot", "version": "1", "elements": []}"#,
        "line 1, column 34, version: expected a whole number, found the string '1'"
      ),
      (
        #"{"rotor": "snapshot", "version": 1}"#,
        "line 1, column 1: the key 'elements' is missing: expected an array of elements"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "elements": {}}"#,
        "line 1, column 49, elements: expected an array of elements, found an object"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "elements": [7]}"#,
        "line 1, column 50, elements.0: expected an element, which is an object, found the number 7"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "elements": [{"label": "x"}]}"#,
        "line 1, column 50, elements.0: the key 'id' is missing: each element needs an id of its own"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "screen": {"idiom": "fone"}, "elements": []}"#,
        "line 1, column 57, screen.idiom: expected 'phone' or 'pad', found 'fone': did you mean 'phone'?"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a"}, {"id": "a"}]}"#,
        "line 1, column 70, elements.1.id: two elements have the id 'a': each needs an id of its own"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "list"}, {"id": "a", "parent": "lits"}]}"#,
        "line 1, column 88, elements.1.parent: the element 'a' names the parent 'lits', which is not on the screen: did you mean 'list'?"
      ),
      (
        #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}]}"#,
        "line 1, column 72, elements.0.parent: the element 'a' lies inside itself: follow its parents and break the circle"
      ),
    ])
  func whole(_ text: String, _ sentence: String) {
    #expect(snapshotComplaint(text) == "s, " + sentence)
  }

  @Test(
    "A key of an element that has another form is refused",
    arguments: [
      (#""label": 5"#, "label: expected a string, found the number 5"),
      (#""hidden": "yes""#, "hidden: expected true or false, found the string 'yes'"),
      (
        #""frame": "big""#,
        "frame: expected four numbers [x, y, width, height], found the string 'big'"
      ),
      (
        #""frame": [1, 2]"#,
        "frame: expected four numbers [x, y, width, height], found an array of 2"
      ),
      (#""frame": [1, 2, 3, null]"#, "frame.3: expected a number, found null"),
      (#""frame": [1, 2, 3, 1e999]"#, "frame.3: expected a finite number, found 1e999"),
      (#""frame": [1, 2, 3, -1e999]"#, "frame.3: expected a finite number, found -1e999"),
      (#""level": -1"#, "level: expected a level from 1 to 6, found -1"),
      (#""level": 7"#, "level: expected a level from 1 to 6, found 7"),
      (
        #""level": 1.5"#,
        "level: expected a level from 1 to 6 of at most 64 bits, found the number 1.5"
      ),
      (
        #""level": 99999999999999999999"#,
        "level: expected a level from 1 to 6 of at most 64 bits, found the number 99999999999999999999"
      ),
      (
        #""traits": "button""#,
        "traits: expected an array of trait names, found the string 'button'"
      ),
      (#""traits": [1]"#, "traits.0: expected a string, found the number 1"),
      (#""text": {"runs": []}"#, "text: the key 'string' of a text is missing"),
      (
        #""text": {"string": "abc", "runs": [{"range": [2, 1], "attribute": "bold"}]}"#,
        "text.runs.0.range: expected a range that starts before it ends, found 2 to 1"
      ),
      (
        #""text": {"string": "abc", "runs": [{"range": [2], "attribute": "bold"}]}"#,
        "text.runs.0.range: expected a range [start, end], found an array of 1"
      ),
      (
        #""text": {"string": "abc", "runs": [{"range": [0, 9223372036854775808], "attribute": "b"}]}"#,
        "text.runs.0.range.1: expected a whole number of at most 64 bits, found the number 9223372036854775808"
      ),
      (
        #""cell": {"rows": [3, 1], "columns": [0, 1]}"#,
        "cell.rows: expected a range that starts before it ends, found 3 to 1"
      ),
      (#""cell": {"rows": [0, 1]}"#, "cell: expected both 'rows' and 'columns' of a cell"),
      (#""actions": [{"category": "x"}]"#, "actions.0: the key 'name' of an action is missing"),
      (#""container": {}"#, "container: the key 'kind' of a container is missing"),
      (
        #""container": {"kind": "table", "table": {"rows": -1}}"#,
        "container.table.rows: expected a number of 0 or more, found -1"
      ),
      (
        #""container": {"kind": "table", "table": {"rowHeaders": {"first": []}}}"#,
        "container.table.rowHeaders.first: expected a row or column number as a key, found 'first'"
      ),
      (
        #""container": {"kind": "list", "order": "frame"}"#,
        "container.order: expected 'listed' or 'byFrame', found 'frame': did you mean 'byFrame'?"
      ),
      (#""attributes": {"color": 3}"#, "attributes.color: expected a string, found the number 3"),
      (
        #""detail": {"de": "nah"}"#,
        "detail: the key 'en' is missing: expected the words in English"
      ),
    ])
  func element(_ keys: String, _ sentence: String) {
    let found = snapshotComplaint(SnapshotMessageTests.one(", " + keys))
    // The column is tested above.
    let start = ", elements.0."
    let place = found.indices.first { found[$0...].hasPrefix(start) }.map {
      String(found[$0...].dropFirst(start.count))
    }
    #expect(place == sentence)
  }

  @Test(
    "A rotor that has another form is refused",
    arguments: [
      (#"5"#, "expected an array of rotors, found the number 5"),
      (#"[5]"#, "expected a rotor, which is an object, found the number 5"),
      (
        #"[{"name": "A", "stops": [{"name": "x"}]}]"#,
        "the key 'id' is missing: expected the element of the stop"
      ),
      (
        #"[{"name": "A", "stops": [{"id": "a", "range": [5, 2]}]}]"#,
        "expected a range that starts before it ends, found 5 to 2"
      ),
      (
        #"[{"name": "A", "order": "random", "stops": []}]"#,
        "expected 'document' or 'own' or 'unknown', found 'random'"
      ),
      (
        #"[{"name": "A", "stops": [{"id": "a", "distance": 1e400}]}]"#,
        "expected a finite number, found 1e400"
      ),
    ])
  func rotor(_ rotors: String, _ sentence: String) {
    let text =
      #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a"}], "rotors": \#(rotors)}"#
    #expect(snapshotComplaint(text).hasSuffix(": " + sentence))
  }

  @Test(
    "What is odd but readable is a warning",
    arguments: [
      (#", "colour": "red""#, "elements.0.colour: this key is not known, it is kept as it is"),
      (
        #", "lable": "red""#,
        "elements.0.lable: this key is not known, it is kept as it is: did you mean 'label'?"
      ),
      (
        #", "traits": ["buton"]"#,
        "elements.0.traits: the trait 'buton' is not known and is left out: did you mean 'button'?"
      ),
      (
        #", "text": {"string": "abc", "runs": [{"range": [1, 9], "attribute": "bold"}]}"#,
        "element 'a': the run 1 to 9 reaches outside its text and is left out"
      ),
      (
        #", "text": {"string": "abc", "runs": [{"range": [-1, 2], "attribute": "bold"}]}"#,
        "element 'a': the run -1 to 2 reaches outside its text and is left out"
      ),
      (#"}], "screen": {"focus": "z"}, "x": [{"#, "x: this key is not known, it is kept as it is"),
      (
        #"}], "rotors": [{"name": "A", "owner": "b", "stops": []"#,
        "rotors.0.owner: there is no element 'b', so the rotor is offered nowhere"
      ),
      (#"}], "rotors": [{"stops": []"#, "rotors.0: a custom rotor has no name to say"),
    ])
  func warning(_ keys: String, _ sentence: String) throws {
    #expect(try Snapshot(json: SnapshotMessageTests.one(keys)).warnings.first == sentence)
  }

  @Test("The same warning is counted, not repeated")
  func counted() throws {
    let elements = (0..<5).map { #"{"id": "\#($0)", "colour": "red"}"# }.joined(separator: ",")
    let snapshot = try Snapshot(
      json: #"{"rotor": "snapshot", "version": 1, "elements": [\#(elements)]}"#)
    #expect(
      snapshot.warnings == [
        "elements.0.colour: this key is not known, it is kept as it is (and 4 more like it)"
      ])
  }
}
