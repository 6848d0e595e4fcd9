import Foundation
import Testing

@Suite("Names that the core takes")
struct PublicNameTests {
  /// Names at the top of UIKit, SwiftUI, Foundation, Testing and the standard library that a
  /// client of the core is likely to use in the same file.
  static let taken: Set<String> = [
    // SwiftUI
    "View", "Text", "Button", "Label", "Image", "Link", "Toggle", "Slider", "Stepper", "Picker",
    "TextField", "SecureField", "TextEditor", "List", "ForEach", "Section", "Form", "Group",
    "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "ScrollView",
    "ScrollViewReader", "NavigationStack", "NavigationLink", "TabView", "DisclosureGroup", "Menu",
    "Color", "Font", "Path", "Shape", "Circle", "Rectangle", "Angle", "Animation", "Transaction",
    "Binding", "State", "Environment", "Namespace", "Gesture", "Alignment", "Axis", "Edge", "Table",
    "TableColumn", "Settings", "Scene", "App", "Layout", "Spacer", "Divider", "Alert", "Canvas",
    "AccessibilityTraits", "AccessibilityRotorEntry", "AccessibilityRotorContent",
    "AccessibilitySystemRotor", "AccessibilityHeadingLevel", "Visibility", "Material", "Prominence",
    // UIKit and MapKit
    "UIView", "UILabel", "UIButton", "UIAccessibilityElement", "MKAnnotation", "MKMapView",
    "CGPoint", "CGRect", "CGSize",
    // Foundation
    "Data", "Date", "URL", "UUID", "Locale", "Calendar", "TimeZone", "Measurement", "Unit",
    "Bundle",
    "Process", "Pipe", "Scanner", "Notification", "Operation", "Progress", "Thread", "Timer",
    "Stream", "Port", "Host", "Formatter", "Predicate", "Expression", "Decimal", "IndexPath",
    "IndexSet", "AttributedString", "Morphology", "InflectionRule", "PersonNameComponents",
    // Testing
    "Test", "Tag", "Trait", "Suite", "Issue", "Bug", "Comment", "Configuration", "Attachment",
    "Attachable", "ExitTest", "Confirmation", "SourceLocation",
    // the standard library and Observation
    "Result", "Error", "Array", "Set", "Dictionary", "String", "Character", "Range", "Sequence",
    "Collection", "Identifiable", "Task", "Clock", "Duration", "Regex", "Observable", "Mirror",
    // classic names of the Mac's C headers
    "Point", "Rect", "Size", "Style", "Handle", "Ptr",
  ]

  @Test("no public type at the top of the core has a name that clients need for something else")
  func top() throws {
    let pattern = try Regex("^public (final )?(struct|enum|class|protocol|typealias) ([A-Za-z]+)")
      .anchorsMatchLineEndings()
    var found: Set<String> = []
    for file in try ImportTests.swiftFiles(in: "Sources/RotorCore") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) {
        if let name = match.output[3].substring { found.insert(String(name)) }
      }
    }
    #expect(found.isSuperset(of: ["Screen", "Rotor", "VoiceOver", "Source", "Utterance"]))
    #expect(found.isDisjoint(with: PublicNameTests.taken))
  }

  @Test("no module has the name of a type inside it")
  func modules() throws {
    let modules = Set(ImportTests.allowed.map { ($0.folder as NSString).lastPathComponent })
    #expect(!modules.contains("Rotor"))
  }
}
