import Foundation

/// The form that a page without script sends: every field on the page, and the pressed button.
struct FormPost: Equatable, Sendable {
    struct Field: Equatable, Sendable {
        let name: String
        let value: String
    }
    let fields: [Field]

    static let maximumFields = 1000

    /// Reads `application/x-www-form-urlencoded` (URL Standard, section 5.1). Malformed percent signs stand for
    /// themselves and malformed UTF-8 becomes U+FFFD, as that standard has it; fields past the limit are left out.
    init(body: some Collection<UInt8>) {
        fields = body.split(separator: UInt8(ascii: "&"), maxSplits: Self.maximumFields).prefix(Self.maximumFields)
            .map { pair in
                let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                return Field(
                    name: Self.decode(parts.first ?? pair),
                    value: parts.count > 1 ? Self.decode(parts[1]) : ""
                )
            }
    }

    private static func decode(_ bytes: some Collection<UInt8>) -> String {
        var decoded: [UInt8] = []
        var iterator = bytes.makeIterator()
        var pending: [UInt8] = []
        while let byte = pending.popLast() ?? iterator.next() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let high = pending.popLast() ?? iterator.next()
                let low = high == nil ? nil : pending.popLast() ?? iterator.next()
                if let high, let low, let first = digit(high), let second = digit(low) {
                    decoded.append(first << 4 | second)
                } else {
                    decoded.append(byte)
                    pending.append(contentsOf: [low, high].compactMap(\.self))
                }
            default: decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
