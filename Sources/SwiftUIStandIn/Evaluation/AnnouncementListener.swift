/// Who hears what an app announces: the screen that was read or asked last.
enum AnnouncementListener {
  static weak var current: ViewHost?
}
