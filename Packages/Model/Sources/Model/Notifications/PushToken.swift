/// The device token with which the server sends push notifications.
public struct PushToken: Hashable, Codable, Sendable, LosslessStringConvertible {
    /// The token as hexadecimal digits, two for each byte.
    public let description: String

    /// Creates a token from 1 to 200 hexadecimal digits. Returns `nil` for any other text.
    public init?(_ description: String) {
        guard (1...200).contains(description.utf8.count), description.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.description = description.lowercased()
    }

    /// Creates a token from bytes. Returns `nil` if there are none, or more than 100.
    public init?(bytes: some Sequence<UInt8>) {
        let digits = Array("0123456789abcdef")
        self.init(String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
}
