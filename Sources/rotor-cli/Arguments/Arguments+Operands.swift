extension Arguments {
  /// The only operand.
  ///
  /// - Throws: a ``RunError`` when there is none, or more than one.
  func oneOperand(_ name: String, of command: String) throws(RunError) -> String {
    let all = try operands(name, of: command)
    guard all.count == 1 else {
      throw .usage("rotor \(command) takes one \(name), found \(all.count): name one at a time")
    }
    return all[0]
  }

  /// All operands, one at least.
  ///
  /// - Throws: a ``RunError`` when there is none.
  func operands(_ name: String, of command: String) throws(RunError) -> [String] {
    guard !operands.isEmpty else {
      throw .usage("rotor \(command) has no \(name): see 'rotor help \(command)'")
    }
    return operands
  }
}
