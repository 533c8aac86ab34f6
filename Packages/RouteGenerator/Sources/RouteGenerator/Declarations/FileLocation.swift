/// A source file and its module.
package struct SourceFile: Hashable, Sendable {
    package var module: String
    package var path: String

    package init(module: String, path: String) {
        self.module = module
        self.path = path
    }
}

/// A line and a column, counted as compilers do: from 1, with columns in bytes of UTF-8.
package struct SourcePosition: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package static func < (one: SourcePosition, other: SourcePosition) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }
}

/// A position in a file.
package struct FileLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var file: String
    package var position: SourcePosition

    init(_ file: String, _ position: SourcePosition) {
        self.file = file
        self.position = position
    }

    /// The location in a compiler's notation, which editors recognize: `/a/b.swift:8:15`.
    package var description: String { "\(file):\(position.line):\(position.column)" }

    /// Returns the location a number of bytes further on in the same line.
    func advanced(by bytes: Int) -> FileLocation {
        FileLocation(file, SourcePosition(line: position.line, column: position.column + bytes))
    }

    package static func < (one: FileLocation, other: FileLocation) -> Bool {
        (one.file, one.position) < (other.file, other.position)
    }
}

/// A value and its position in the source.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    var value: Value
    var position: SourcePosition

    init(_ value: Value, at position: SourcePosition) {
        self.value = value
        self.position = position
    }
}
