/// What is wrong with the declarations: where, what, and how to mend it.
public struct Diagnostic: Error, Hashable, Sendable {
    /// Another place that has to do with it.
    public struct Note: Hashable, Sendable {
        public var place: SourcePlace
        public var message: String

        public init(_ message: String, at place: SourcePlace) {
            self.message = message
            self.place = place
        }
    }

    public var place: SourcePlace
    /// What is wrong, and what to write instead.
    public var message: String
    public var notes: [Note]

    public init(_ message: String, at place: SourcePlace, notes: [Note] = []) {
        self.message = message
        self.place = place
        self.notes = notes
    }
}

extension Diagnostic: CustomStringConvertible {
    /// As compilers write it, a line for the error and one for each note.
    public var description: String {
        (["\(place): error: \(message)"] + notes.map { "\($0.place): note: \($0.message)" }).joined(separator: "\n")
    }
}
