/// A position in a certain file.
public struct SourcePlace: Hashable, Sendable {
    public var file: String
    public var position: SourcePosition

    public init(_ file: String, _ position: SourcePosition) {
        self.file = file
        self.position = position
    }

    /// The place some bytes further on in the same line.
    func advanced(by bytes: Int) -> SourcePlace {
        SourcePlace(file, SourcePosition(line: position.line, column: position.column + bytes))
    }
}

extension SourcePlace: Comparable {
    public static func < (one: SourcePlace, other: SourcePlace) -> Bool {
        (one.file, one.position) < (other.file, other.position)
    }
}

extension SourcePlace: CustomStringConvertible {
    /// As compilers write it, so that editors find it: `/a/b.swift:8:15`.
    public var description: String { "\(file):\(position.line):\(position.column)" }
}
