/// What a platform gives an app so that the shop's server can send pushes to this device.
public struct PushToken: Hashable, Codable, Sendable, LosslessStringConvertible {
    /// Hexadecimal digits, two for each byte.
    public let description: String

    /// Accepts 1 to 200 hexadecimal digits.
    public init?(_ description: String) {
        guard (1...200).contains(description.utf8.count), description.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.description = description.lowercased()
    }

    /// The token of these bytes, as platforms hand them out; nil for none, or more than a hundred.
    public init?(bytes: some Sequence<UInt8>) {
        let digits = Array("0123456789abcdef")
        self.init(String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
}
