import Foundation
public import RotorCore

/// A file that holds a screen: its bytes, checked, and what kind it is.
public struct ScreenFile: Sendable {
  /// What the file is called in messages and in reports.
  public var name: String
  /// The content, valid UTF-8.
  public var bytes: [UInt8]
  /// What it holds: by the extension of its name, else by its content.
  public var kind: Kind

  /// Reads a file.
  ///
  /// - Throws: ``SourceError/unreadable(_:)`` when it is missing, no regular file, empty, larger
  ///   than ``TextInput/largest``, not UTF-8, or JSON of no known kind.
  /// - Complexity: O(n)
  public init(path: String) throws(SourceError) {
    try self.init(name: path, bytes: try ScreenFile.load(path))
  }

  /// Takes content that is there already.
  ///
  /// - Throws: ``SourceError/unreadable(_:)`` when it is empty, larger than
  ///   ``TextInput/largest``, not UTF-8, or JSON of no known kind.
  /// - Complexity: O(n)
  public init(name: String, bytes: [UInt8]) throws(SourceError) {
    try TextInput.check(bytes, name: name)
    self.name = name
    self.bytes = bytes
    let fileExtension = NSString(string: name).pathExtension
    if let promised = Kind(fileExtension: fileExtension) {
      kind = promised
    } else {
      kind = try ContentSniffer(bytes).kind(name: name, isJSON: fileExtension == "json")
    }
  }

  /// Makes the source of a file.
  public typealias Opener = (ScreenFile) throws -> any Source

  /// Makes a source of the file, with openers for kinds that are to be opened in a way of one's own.
  ///
  /// Markdown is opened as a text where it has no opener.
  ///
  /// - Throws: ``SourceError/unavailable(_:)`` when nothing here opens that kind, and whatever
  ///   the opener throws.
  public func source(openers: [Kind: Opener] = [:]) throws -> any Source {
    if let opener = openers[kind] { return try opener(self) }
    switch kind {
    case .snapshot: return try SnapshotSource(self)
    case .accessibilitySnapshot: return try AccessibilitySnapshotModel(self).source
    case .geoJSON: return try GeoJSONSource(self)
    case .text: return try TextSource(self)
    case .markdown:
      if let opener = openers[.text] { return try opener(self) }
      return try TextSource(self)
    case .html:
      throw SourceError.unavailable("\(name): HTML needs a browser, which this build cannot start")
    }
  }

  /// Opens a file that needs no other opener.
  public static func open(
    path: String, openers: [Kind: Opener] = [:]
  ) throws -> any Source {
    try ScreenFile(path: path).source(openers: openers)
  }

  /// Reads the bytes of a regular file and of nothing else: a device may never end, a pipe may
  /// never begin.
  private static func load(_ path: String) throws(SourceError) -> [UInt8] {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard !path.utf8.contains(0), files.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable("\(path): there is no such file")
    }
    if isFolder.boolValue {
      throw .unreadable("\(path): this is a folder, expected a file")
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? files.attributesOfItem(atPath: real)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(
        "\(path): this is a pipe or a device, expected a file: save its content first")
    }
    // A file that claims no bytes is not read: those of the kernel may wait for ever.
    try TextInput.checkSize((attributes?[.size] as? NSNumber)?.intValue ?? 0, name: path)
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: real), options: .mappedIfSafe)
      return [UInt8](data)
    } catch {
      let isDenied = !files.isReadableFile(atPath: real)
      throw .unreadable(
        "\(path): \(isDenied ? "no permission to read it" : "it could not be read")")
    }
  }
}
