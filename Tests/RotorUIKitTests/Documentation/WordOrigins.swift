/// Where the label and the value of a view come from, by how the name of its row begins.
enum WordOrigins {
  /// The origin for a row: that of the longest beginning of its name.
  static func origin(of name: String) -> String? {
    table.filter { name.hasPrefix($0.0) }.max { $0.0.count < $1.0.count }?.1
  }

  private static let table: [(String, String)] = [
    ("UILabel", "its text"),
    ("UIImageView", "the label of its image"),
    ("UIButton", "its title, else the label of its image, else the name of that"),
    ("UIButton, of a configuration", "the title, then the subtitle of the configuration"),
    ("UIButton, to close", "the name of its type"),
    ("UISwitch", "the value from `isOn`"),
    ("UISlider", "the value from where it stands in its range, in percent"),
    ("UIStepper", "the labels are the system's words"),
    ("UISegmentedControl", "the title of the segment, else the label of its image"),
    ("UIPageControl", "the value from `currentPage`"),
    ("UIProgressView", "the label is the system's; the value from `progress`, in percent"),
    ("UIActivityIndicatorView", "the label is the system's; the value from whether it turns"),
    ("UITabBar", "the title of the item; the value from its badge"),
    ("UINavigationBar", "the title of the item, else the name of the system's item"),
    ("UINavigationBar, the way back", "the title of the screen before"),
    ("MKAnnotationView", "the title of the annotation, then its subtitle"),
    ("MKMarkerAnnotationView", "the title of the annotation, then its subtitle"),
    ("MKUserLocationView", "the label is the system's"),
    ("UITableViewCell", "the texts inside it in reading order, with commas between"),
    ("UITableViewCell, switch at its end", "the texts inside it; the value of the switch"),
    ("UITableViewCell, detail button", "the label is the system's"),
    ("UITableViewHeaderFooterView", "its text"),
    ("UICollectionViewCell", "what the app sets"),
    ("UITextView", "the value from its text"),
    ("UITextField", "the value from its text, else its placeholder"),
    ("UITextField, secure", "the value has a dot for each character"),
    ("UISearchTextField", "the value from its text, else its placeholder"),
  ]
}
