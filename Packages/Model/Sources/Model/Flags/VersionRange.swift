/// A range of app versions, such as `>=1.2 <2.0`. A version must satisfy all bounds.
public struct VersionRange: Hashable, Sendable, LosslessStringConvertible {
    /// The comparison.
    public enum Comparison: String, CaseIterable, Hashable, Sendable {
        case atLeast = ">="
        case atMost = "<="
        case after = ">"
        case before = "<"
        case exactly = "="
    }

    /// A bound: a comparison with a version.
    public struct Bound: Hashable, Sendable {
        /// The comparison.
        public let comparison: Comparison
        /// The version to compare with.
        public let version: AppVersion

        /// Creates a bound.
        public init(_ comparison: Comparison, _ version: AppVersion) {
            self.comparison = comparison
            self.version = version
        }
    }

    /// The bounds. Never empty.
    public let bounds: [Bound]

    /// Creates a range from one or more comparisons, separated by spaces. A version without a comparison matches
    /// exactly. Returns `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(whereSeparator: \.isWhitespace)
        let bounds = parts.compactMap(Self.bound)
        guard !parts.isEmpty, bounds.count == parts.count, bounds.count <= 8 else { return nil }
        self.bounds = bounds
    }

    /// The comparisons, separated by spaces.
    public var description: String {
        bounds.map { $0.comparison.rawValue + $0.version.description }.joined(separator: " ")
    }

    /// Returns whether the range contains a version.
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
    /// Decodes the text form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let range = VersionRange(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "A range of versions is written like \">=1.2 <2.0\".")
        }
        self = range
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
