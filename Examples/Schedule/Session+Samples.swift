extension Session {
  /// The parts of the day.
  static let day: [(name: String, sessions: [Session])] = [
    (
      "Morning",
      [
        Session(
          id: "keynote", time: "9:00", title: "Opening", speaker: "Ada Moss", isMine: true),
        Session(
          id: "rotors", time: "10:00", title: "Rotors in practice", speaker: "Jun Ito",
          isMine: true, clashes: true),
        Session(
          id: "maps", time: "10:00", title: "Maps by ear", speaker: "Lea Brandt", isMine: true,
          clashes: true),
        Session(
          id: "braille", time: "11:30", title: "Braille displays", speaker: "Sol Vega",
          isMine: false),
      ]
    ),
    (
      "Afternoon",
      [
        Session(id: "lunch", time: "12:30", title: "Lunch", speaker: "Everyone", isMine: true),
        Session(
          id: "speech", time: "14:00", title: "How speech sounds", speaker: "Rui Costa",
          isMine: false),
        Session(
          id: "lab", time: "15:00", title: "Lab: your own app", speaker: "Mia Holm", isMine: true),
      ]
    ),
  ]
}
