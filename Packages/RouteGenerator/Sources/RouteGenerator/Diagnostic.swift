/// A source file and its module.
package struct SourceFile: Hashable, Decodable, Sendable {
    package let module: String
    package let path: String

    package init(module: String, path: String) {
        self.module = module
        self.path = path
    }
}

/// A position in a file, counted as compilers do: from 1, with columns in bytes of UTF-8.
package struct FileLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int
    let column: Int

    /// The location in a compiler's notation, which editors recognize: `/a/b.swift:8:15`.
    package var description: String { "\(file):\(line):\(column)" }

    func advanced(by bytes: Int) -> FileLocation { FileLocation(file: file, line: line, column: column + bytes) }

    package static func < (one: FileLocation, other: FileLocation) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}

struct LocatedText: Hashable, Sendable {
    let text: String
    let location: FileLocation

    init(_ text: String, at location: FileLocation) {
        self.text = text
        self.location = location
    }
}

/// An error in the declarations, with its location and correction.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    package let location: FileLocation
    /// The problem and its correction.
    let message: String
    let notes: [LocatedText]

    /// The text in a compiler's format: a line for the error and a line for each note.
    package var description: String {
        (["\(location): error: \(message)"] + notes.map { "\($0.location): note: \($0.text)" }).joined(separator: "\n")
    }

    /// Returns the message for a declaration inside `#if`.
    static func conditional(_ name: String) -> String {
        "\(name) is between #if and #endif, but sources are read without knowing which conditions hold. Move it out."
    }
}

/// Collects diagnostics, without duplicates.
final class DiagnosticCollector {
    private var diagnostics: Set<Diagnostic> = []

    /// Throws the diagnostics in the order of their locations, if there are any.
    func throwErrors() throws(RouteError) {
        let sorted = diagnostics.sorted { ($0.location, $0.description) < ($1.location, $1.description) }
        if !sorted.isEmpty { throw RouteError(sorted) }
    }

    func error(_ message: String, at location: FileLocation, notes: [LocatedText] = []) {
        diagnostics.insert(Diagnostic(location: location, message: message, notes: notes))
    }

    /// Reports an error, and returns nil instead of the value that it prevents.
    func failure<Value>(_ message: String, at location: FileLocation, notes: [LocatedText] = []) -> Value? {
        error(message, at: location, notes: notes)
        return nil
    }

    /// Reports a conflict with another declaration.
    func error(_ message: String, at location: FileLocation, other: FileLocation) {
        error(message, at: location, notes: [.init("the other one is here", at: other)])
    }
}
