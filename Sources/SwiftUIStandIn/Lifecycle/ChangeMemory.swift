/// The value that a view was last told of.
final class ChangeMemory<Value> {
  var value: Value?
}
