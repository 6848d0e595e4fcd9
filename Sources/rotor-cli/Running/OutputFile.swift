import Foundation

/// Writes results to a file whole or not at all.
enum OutputFile {
  /// Replaces the file: what is there stays until the new content is complete.
  ///
  /// A path that is no regular file, such as a device, is written directly.
  ///
  /// - Throws: a ``RunError`` when it cannot be written.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(RunError) {
    let data = Data(bytes)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue, !path.isEmpty, !path.utf8.contains(0) else {
      throw RunError(
        .cannotWrite, "cannot write \(path.quoted): this is a folder, expected the name of a file")
    }
    do {
      let url = URL(fileURLWithPath: path)
      if isThere, !isRegular(path) {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try handle.write(contentsOf: data)
      } else {
        try data.write(to: url.resolvingSymlinksInPath(), options: .atomic)
      }
    } catch {
      throw RunError(.cannotWrite, "cannot write \(path.quoted): \(reason(error, path))")
    }
  }

  private static func isRegular(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private static func reason(_ error: any Error, _ path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      return "there is no folder \(folder.quoted), so make it first"
    }
    let code = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let code, code.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(truncatingIfNeeded: code.code)))
    }
    return FileManager.default.isWritableFile(atPath: folder)
      ? "it could not be written" : "no permission to write in the folder \(folder.quoted)"
  }
}
