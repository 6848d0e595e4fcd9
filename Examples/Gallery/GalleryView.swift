import RotorSwiftUI

/// A gallery of pictures, with rotors over the favorites and over the first picture of each album.
///
/// The rotor of favorites is offered only while there are any. The grid is another view when the last
/// one goes, so what was focused is said to be focused again.
struct GalleryView: View {
  @State var pictures: [Picture]
  @AccessibilityFocusState private var focused: Int?

  var body: some View {
    grid
      .rotor("Albums", whileAny: albums, label: \.album)
      .rotor("Favorites", whileAny: favorites, label: \.title)
  }

  private var grid: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(pictures) { picture in
          Image("picture-\(picture.id)", label: Text(picture.title))
            .resizable()
            .frame(width: 180, height: 120)
            .accessibilityFocused($focused, equals: picture.id)
            .accessibilityAction(
              named: picture.isFavorite ? "Remove from favorites" : "Add to favorites"
            ) {
              toggle(picture)
            }
        }
      }
    }
  }

  private var favorites: [Picture] { pictures.filter(\.isFavorite) }

  /// The first picture of each album.
  private var albums: [Picture] {
    var seen: Set<String> = []
    return pictures.filter { seen.insert($0.album).inserted }
  }

  private func toggle(_ picture: Picture) {
    guard let index = pictures.firstIndex(where: { $0.id == picture.id }) else { return }
    pictures[index].isFavorite.toggle()
    focused = picture.id
    let isFavorite = pictures[index].isFavorite
    AccessibilityNotification.Announcement(
      isFavorite ? "Added to favorites" : "Removed from favorites"
    ).post()
  }
}
