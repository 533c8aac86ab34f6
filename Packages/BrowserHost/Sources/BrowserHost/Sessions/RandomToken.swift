/// Random bytes as lower-case hexadecimal digits, and the check that a text is such a token.
enum RandomToken {
    /// 128 bits from the system's cryptographic generator: 32 digits.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return hexadecimal(generator.next()) + hexadecimal(generator.next())
    }

    static func isToken(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }

    /// Compares in a time that depends on the length alone, so that a guess can't be improved digit by digit.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let one = Array(one.utf8)
        let other = Array(other.utf8)
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
