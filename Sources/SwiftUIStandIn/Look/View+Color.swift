extension View {
  func look(_ name: String, _ value: String?) -> AccessibilityModified<Self> {
    accessibility { properties, _ in
      // What is inside has a look of its own, if it was given one.
      if properties.attributes[name] == nil { properties.attributes[name] = value }
    }
  }

  /// Gives texts and symbols a color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    look("color", style._name)
  }

  /// Gives texts and symbols colors.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    look("color", primary._name)
  }

  /// Gives texts and symbols a color.
  public func foregroundColor(_ color: Color?) -> some View { look("color", color?.name) }

  /// Puts a color behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    look("background", style._name)
  }

  /// Puts a form of a color behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View {
    look("background", style._name)
  }

  /// Gives controls a color.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { look("tint", tint?._name) }

  /// Gives controls a color.
  public func tint(_ tint: Color?) -> some View { look("tint", tint?.name) }

  /// Gives controls a color.
  public func accentColor(_ accentColor: Color?) -> some View { look("tint", accentColor?.name) }

  /// Puts a color behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    look("background", (view as? Color)?.name)
  }

  /// Draws a line round the view.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    look("border", content._name)
  }

  /// Says how heavy texts are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { look("weight", weight?.name) }

  /// Makes texts bold.
  public func bold(_ isActive: Bool = true) -> some View { look("weight", isActive ? "bold" : nil) }

  /// Makes texts slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    look("style", isActive ? "italic" : nil)
  }

  /// Strikes texts out.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    look("decoration", isActive ? "strikethrough" : nil)
  }

  /// Underlines texts.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    look("decoration", isActive ? "underline" : nil)
  }

  /// Says which letters texts are written in.
  public func font(_ font: Font?) -> some View { look("font", font?.name) }

  /// Lets what is behind shine through; a view that cannot be seen is not read (observed).
  public func opacity(_ opacity: Double) -> some View {
    accessibility { properties, _ in if opacity <= 0 { properties.isHidden = true } }
  }

  /// Shows nothing of the view, and nothing is read of it; its room stays.
  public func hidden() -> some View {
    accessibility { properties, _ in properties.isHidden = true }
  }

  /// Says what the view is for; that is its hint, too (documented).
  public func help(_ text: Text) -> some View {
    accessibility { properties, environment in
      if properties.hint == nil { properties.hint = text.string(in: environment) }
    }
  }

  /// Says what the view is for; that is its hint, too (documented).
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for; that is its hint, too (documented).
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Adds a number to a row or tab; it is its value (assumed).
  public func badge(_ count: Int) -> some View {
    accessibility { properties, environment in
      if count != 0, properties.value == nil {
        properties.value = Text("\(count)").string(in: environment)
      }
    }
  }

  /// Adds words to a row or tab; they are its value (assumed).
  public func badge(_ label: Text?) -> some View {
    accessibility { properties, environment in
      if properties.value == nil { properties.value = label?.string(in: environment) }
    }
  }

  /// Adds words to a row or tab; they are its value (assumed).
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Adds words to a row or tab; they are its value (assumed).
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
