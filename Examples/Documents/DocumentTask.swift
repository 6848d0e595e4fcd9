/// What can be done with a document.
nonisolated enum DocumentTask: String, CaseIterable {
  case rename = "Rename"
  case share = "Share"
  case delete = "Delete"
  case duplicate = "Duplicate"
  case compress = "Compress"
  case tag = "Add a tag"
  case favorite = "Add to favorites"
  case print = "Print"
  case export = "Export as PDF"
  case history = "Earlier versions"
  case info = "Size and dates"
  case lock = "Lock"
  case upload = "Upload"

  /// What people do day by day.
  static let frequent: [DocumentTask] = [.rename, .share, .delete]
}
