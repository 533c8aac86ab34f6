/// Versions of the app, as a rule writes them: `>=1.2 <2.0`. All parts must hold.
public struct VersionRange: Hashable, Sendable, LosslessStringConvertible {
    /// How a version is compared.
    public enum Comparison: String, CaseIterable, Hashable, Sendable {
        case atLeast = ">="
        case atMost = "<="
        case after = ">"
        case before = "<"
        case exactly = "="
    }

    /// One part: a comparison with a version.
    public struct Bound: Hashable, Sendable {
        /// How a version is compared.
        public let comparison: Comparison
        /// What it is compared with.
        public let version: AppVersion

        /// A comparison with a version.
        public init(_ comparison: Comparison, _ version: AppVersion) {
            self.comparison = comparison
            self.version = version
        }
    }

    /// What must hold; never empty.
    public let bounds: [Bound]

    /// Reads one or more comparisons with spaces between them, without spaces inside; a version alone stands for itself.
    /// Nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(whereSeparator: \.isWhitespace)
        let bounds = parts.compactMap(Self.bound)
        guard !parts.isEmpty, bounds.count == parts.count, bounds.count <= 8 else { return nil }
        self.bounds = bounds
    }

    /// The comparisons with spaces between them.
    public var description: String {
        bounds.map { $0.comparison.rawValue + $0.version.description }.joined(separator: " ")
    }

    /// Whether a version is one of them.
    public func contains(_ version: AppVersion) -> Bool {
        bounds.allSatisfy { bound in
            switch bound.comparison {
            case .atLeast: version >= bound.version
            case .atMost: version <= bound.version
            case .after: version > bound.version
            case .before: version < bound.version
            case .exactly: version == bound.version
            }
        }
    }

    private static func bound(_ text: Substring) -> Bound? {
        let comparison = Comparison.allCases.first { text.hasPrefix($0.rawValue) }
        let rest = text.dropFirst(comparison?.rawValue.count ?? 0)
        return AppVersion(String(rest)).map { Bound(comparison ?? .exactly, $0) }
    }
}

extension VersionRange: Codable {
    /// Reads it as its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let range = VersionRange(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "A range of versions is written like \">=1.2 <2.0\".")
        }
        self = range
    }

    /// Writes it as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
