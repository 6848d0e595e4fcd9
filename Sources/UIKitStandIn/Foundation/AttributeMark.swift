/// The first word of an object that may stand in a text as the value of an attribute.
///
/// Where there is no Objective-C, Foundation compares the values of attributes by what the first
/// word of an object says: the number of a Core Foundation type, in its bits from 8 on. It stops
/// the program when that number is 0, which a font of 17 points has there. An object whose first
/// stored property is this one is asked whether it is equal, as any object should be.
nonisolated struct AttributeMark: Sendable {
  private let word: UInt = 1 << 8
}
