/// A version of the app: `1.2.0`.
public struct AppVersion: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// The numbers, without zeros at the end: 1.2 and 1.2.0 are the same.
    public let numbers: [Int]

    /// Reads one to four numbers with points between them; nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count), parts.allSatisfy({ $0.count <= 9 && $0.allSatisfy(\.isASCIIDigit) }) else {
            return nil
        }
        var numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count else { return nil }
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        self.numbers = numbers
    }

    /// Numbers below zero count as zero.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        var numbers = [major, minor, patch].map { max($0, 0) }
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        self.numbers = numbers
    }

    /// The numbers with points between them.
    public var description: String { numbers.map(String.init).joined(separator: ".") }

    /// By number, the first one first.
    public static func < (one: AppVersion, other: AppVersion) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension AppVersion: Codable {
    /// Reads it as its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let version = AppVersion(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "A version is one to four numbers with points between them.")
        }
        self = version
    }

    /// Writes it as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
