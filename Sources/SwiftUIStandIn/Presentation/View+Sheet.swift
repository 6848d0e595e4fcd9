extension View {
  private func presenting(
    _ presented: @escaping () -> (view: any View, close: () -> Void)?
  ) -> some View {
    PresentationView(content: self, presented: presented)
  }

  private func presenting<V: View>(
    _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> V
  ) -> some View {
    presenting {
      guard isPresented.wrappedValue else { return nil }
      return (
        content(),
        {
          isPresented.wrappedValue = false
          onDismiss?()
        }
      )
    }
  }

  private func presenting<Item, V: View>(
    _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> V
  ) -> some View {
    presenting {
      guard let value = item.wrappedValue else { return nil }
      return (
        content(value),
        {
          item.wrappedValue = nil
          onDismiss?()
        }
      )
    }
  }

  /// Shows a sheet while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, onDismiss, content) }

  /// Shows a sheet while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, onDismiss, content) }

  /// Covers the screen while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, onDismiss, content) }

  /// Covers the screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, onDismiss, content) }

  /// Shows something beside the view while a value is true; a sheet on a phone (documented).
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, nil, content) }

  /// Shows something beside the view while there is an item; a sheet on a phone (documented).
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, nil, content) }

  /// Keeps people from closing a sheet by pulling it down; VoiceOver's scrub closes it all the same
  /// (assumed).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says how high sheets are.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows or hides the handle of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
