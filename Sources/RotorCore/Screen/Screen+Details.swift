extension Screen.Element {
  /// The fields that few elements have.
  struct Details: Sendable, Hashable {
    var hint: String?
    var role: Screen.Role?
    var identifier: String?
    var language: String?
    var path: [Screen.Point] = []
    var activationPoint: Screen.Point?
    var inputLabels: [String] = []
    var actions: [Screen.Action] = []
    var customContent: [Screen.CustomContent] = []
    var respondsToUserInteraction: Bool?
    var isExpanded: Bool?
    var headingLevel: Int?
    var text: Screen.Text?
    var container: Screen.Container?
    var cell: Screen.Cell?
    var activation: Screen.Activation?
    var attributes: [String: String] = [:]
    var isHidden: Bool = false
  }

  /// Makes an element with what selectors find it by; quicker than setting one after the other
  /// where there are very many.
  public init(
    _ id: ID, _ label: String?, value: String? = nil, attributes: [String: String],
    respondsToUserInteraction: Bool? = nil
  ) {
    self.init(id, label, value: value)
    var details = Details()
    details.attributes = attributes
    details.respondsToUserInteraction = respondsToUserInteraction
    self.details = details
  }

  /// What a double tap would do, said last.
  public var hint: String? {
    get { hasDetails ? details.hint : nil }
    set { details.hint = newValue }
  }

  /// The role that the source states; nil when it follows from traits and container.
  public var role: Screen.Role? {
    get { hasDetails ? details.role : nil }
    set { details.role = newValue }
  }

  /// The developer's own name for it; never said.
  public var identifier: String? {
    get { hasDetails ? details.identifier : nil }
    set { details.identifier = newValue }
  }

  /// The language of its words, a BCP 47 tag.
  public var language: String? {
    get { hasDetails ? details.language : nil }
    set { details.language = newValue }
  }

  /// Its outline as a polygon, in screen points; empty when the frame is all there is.
  public var path: [Screen.Point] {
    get { hasDetails ? details.path : [] }
    set { details.path = newValue }
  }

  /// Where a tap lands; nil for the middle of the frame.
  public var activationPoint: Screen.Point? {
    get { hasDetails ? details.activationPoint : nil }
    set { details.activationPoint = newValue }
  }

  /// What Voice Control may call it, most important first.
  public var inputLabels: [String] {
    get { hasDetails ? details.inputLabels : [] }
    set { details.inputLabels = newValue }
  }

  /// Its custom actions, in order.
  public var actions: [Screen.Action] {
    get { hasDetails ? details.actions : [] }
    set { details.actions = newValue }
  }

  /// More about it, read through More Content.
  public var customContent: [Screen.CustomContent] {
    get { hasDetails ? details.customContent : [] }
    set { details.customContent = newValue }
  }

  /// Whether a person can use it; nil when the source does not say.
  public var respondsToUserInteraction: Bool? {
    get { hasDetails ? details.respondsToUserInteraction : nil }
    set { details.respondsToUserInteraction = newValue }
  }

  /// Whether it is unfolded; nil when it does not fold.
  public var isExpanded: Bool? {
    get { hasDetails ? details.isExpanded : nil }
    set { details.isExpanded = newValue }
  }

  /// The level of a heading, 1 to 6; nil when none is given.
  public var headingLevel: Int? {
    get { hasDetails ? details.headingLevel : nil }
    set { details.headingLevel = newValue }
  }

  /// The text that it shows and that can be read in parts.
  public var text: Screen.Text? {
    get { hasDetails ? details.text : nil }
    set { details.text = newValue }
  }

  /// What it is to the nodes inside it; nil for a leaf or a plain wrapper.
  public var container: Screen.Container? {
    get { hasDetails ? details.container : nil }
    set { details.container = newValue }
  }

  /// Where it stands in its table.
  public var cell: Screen.Cell? {
    get { hasDetails ? details.cell : nil }
    set { details.cell = newValue }
  }

  /// What a double tap does; nil when the source does not know.
  public var activation: Screen.Activation? {
    get { hasDetails ? details.activation : nil }
    set { details.activation = newValue }
  }

  /// What else the source knows, for selectors: tag, color, image, map keys.
  public var attributes: [String: String] {
    get { hasDetails ? details.attributes : [:] }
    set { details.attributes = newValue }
  }

  /// Whether it and all inside it is hidden from VoiceOver.
  public var isHidden: Bool {
    get { hasDetails ? details.isHidden : false }
    set { details.isHidden = newValue }
  }
}
