/// An error in the declarations, with its location and correction.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// A related location.
    package struct Note: Hashable, Sendable {
        package let location: FileLocation
        package let message: String

        init(_ message: String, at location: FileLocation) {
            self.message = message
            self.location = location
        }
    }

    package let location: FileLocation
    /// The problem and its correction.
    package let message: String
    package let notes: [Note]

    /// The text in a compiler's format: a line for the error and a line for each note.
    package var description: String {
        (["\(location): error: \(message)"] + notes.map { "\($0.location): note: \($0.message)" })
            .joined(separator: "\n")
    }
}

/// Collects diagnostics.
struct DiagnosticCollector {
    private var diagnostics: [Diagnostic] = []

    var isEmpty: Bool { diagnostics.isEmpty }

    /// The diagnostics in the order of their locations, without duplicates.
    var sorted: [Diagnostic] {
        Set(diagnostics).sorted { ($0.location, $0.description) < ($1.location, $1.description) }
    }

    mutating func error(_ message: String, at location: FileLocation, notes: [Diagnostic.Note] = []) {
        diagnostics.append(Diagnostic(location: location, message: message, notes: notes))
    }
}
