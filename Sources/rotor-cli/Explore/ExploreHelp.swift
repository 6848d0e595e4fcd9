/// What one can do while exploring.
enum ExploreHelp {
  /// As words, for lines on standard input.
  static let words = [
    "Gestures: swipe right, swipe left: the next or previous element.",
    "swipe down, swipe up: the next or previous stop of the rotor.",
    "rotate clockwise, rotate counterclockwise, rotate to NAME: another rotor.",
    "double tap, triple tap, scrub, magic tap, three-finger swipe up, first element, last element.",
    "read all, read from top. A gesture may be repeated: swipe down twice, swipe right 5 times.",
    "A repeated gesture ends at the first boundary.",
    "dial: the rotors here, with how many stops they have.",
    "list, list TEXT: the stops of the rotor, or those that hold TEXT. go N: to stop N.",
    "find TEXT: a rotor of the places that hold TEXT.",
    "where: where you are. back, forward: along the way you came.",
    "help: this. quit or q: the end.",
  ]

  /// As keys, for a terminal.
  static let keys = [
    "Right, left: the next or previous element.",
    "Down, up: the next or previous stop of the rotor.",
    "r or ]: the next rotor. R or [: the rotor before.",
    "Enter or space: double tap. Escape: scrub, which goes back.",
    "t: triple tap. m: magic tap. Page up, page down: scroll with three fingers.",
    "Home or g: the first element. End or G: the last.",
    "a: read on from here. A: read all.",
    "d: the rotors here. l: the stops of this rotor, to choose from. w: where you are.",
    "/: find text. b, f: back and forward along the way you came.",
    "colon: a gesture or command in words. ?: this. q: the end.",
  ]

  /// How programs and agents explore.
  static let json = """
    With --format json, each line of standard input is one object, and each is answered by one
    object on one line. The first object out tells the start; it has no request.

      {"gesture": "swipe down"}            a gesture, in the words that 'help' lists
      {"command": "dial"}                  also help, where, back, forward, quit
      {"command": "list", "text": "park"}  text may be left out
      {"command": "go", "number": 3}
      {"command": "find", "text": "closed"}

    Members of an answer; those that do not apply are left out:

      request    what was asked, as it was written
      said       what VoiceOver says, one string an utterance
      mark       "boundary" or "not handled"
      focus      id, label and, for a part of a text or a unit that was read, range in
                 UTF-16 units
      rotor      what swipes up and down use now
      screen     the name of the screen
      changes    what a listener would notice: mark (~ + -), id, says
      dial       the rotors here: name, kind, stops, more (not all were counted), chosen
      list       number, id, says, range, distance in metres, bearing in degrees, here
      truncated  true when the list does not hold all stops
      notes      answers in words; with a hit of find, the words around it
      error      why the line was not understood, or names no rotor here; the next line goes on
    """
}
