/// What ties a view to an entry of a rotor: an id in a namespace.
package struct RotorTag: Hashable {
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}
