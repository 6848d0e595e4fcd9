public import Foundation

/// An article of a documentation catalog, to hold its programs, outputs and tables against tests.
public struct Article {
  /// The name of its file, without the extension.
  public let name: String
  private let lines: [Substring]

  /// The folder of the package.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Reads an article of a module's catalog.
  public init(_ name: String, of module: String) throws {
    let url = Article.root.appending(path: "Sources/\(module)/\(module).docc/\(name).md")
    self.name = name
    lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of code in a language, in order, each line ended; imports and the blank line behind
  /// them are left out, for a test has its own.
  public func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in lines {
      if let open = block {
        if line == "```" {
          blocks.append(open)
          block = nil
        } else if !(open.isEmpty && (line.isEmpty || line.hasPrefix("import "))) {
          block = open + line + "\n"
        }
      } else if line == "```\(language)" {
        block = ""
      }
    }
    return blocks
  }

  /// The cells of the rows of all tables, without their heads.
  public var rows: [[String]] {
    var rows: [[String]] = []
    var isBody = false
    for line in lines {
      if line.hasPrefix("|---") {
        isBody = true
      } else if !line.hasPrefix("|") {
        isBody = false
      } else if isBody {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        rows.append(cells.dropFirst().dropLast().map { $0.trimming(while: { $0 == " " }) })
      }
    }
    return rows
  }

  /// What stands in a cell between backticks.
  public static func code(in cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  /// The parts of a source file between `// NAME` and `// end`, moved to the margin.
  public func samples(in file: String) throws -> [String] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var samples: [String] = []
    var sample: (indent: Int, text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if let open = sample {
        if words == "// end" {
          samples.append(open.text)
          sample = nil
        } else {
          sample = (open.indent, open.text + line.dropFirst(open.indent) + "\n")
        }
      } else if words == "// \(name)" {
        sample = (indent, "")
      }
    }
    return samples
  }
}

extension Substring {
  fileprivate func trimming(while fits: (Character) -> Bool) -> String {
    var rest = drop(while: fits)
    while let last = rest.last, fits(last) { rest.removeLast() }
    return String(rest)
  }
}
