/// What is inserted, deleted, moved and built anew in one update of a table or collection.
///
/// As in UIKit, what is deleted, moved away or built anew is named by its place before the update,
/// what is inserted or moved to by its place after it.
struct ItemEdits {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
}
