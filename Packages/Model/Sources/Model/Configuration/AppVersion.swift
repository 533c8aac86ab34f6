/// A version of the app: `1.2.0`.
public struct AppVersion: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// The numbers without trailing zeros, so that 1.2 equals 1.2.0.
    public let numbers: [Int]

    /// Creates a version from one to four numbers, separated by periods. Returns `nil` for any other text.
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

    /// Creates a version. Negative numbers become 0.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        var numbers = [major, minor, patch].map { max($0, 0) }
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        self.numbers = numbers
    }

    /// The numbers, separated by periods.
    public var description: String { numbers.map(String.init).joined(separator: ".") }

    /// Compares the numbers from left to right.
    public static func < (one: AppVersion, other: AppVersion) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
