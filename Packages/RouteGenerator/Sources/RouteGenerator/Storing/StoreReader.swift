/// Reads values in the order in which they were written.
struct StoreReader {
    private let bytes: SourceBytes
    private var position = 0

    init(_ bytes: SourceBytes) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func int() throws(StoreError) -> Int {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            guard shift < 64 else { throw StoreError() }
            result |= UInt64(byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 { break }
        }
        return Int(truncatingIfNeeded: result >> 1) ^ -Int(truncatingIfNeeded: result & 1)
    }

    mutating func bool() throws(StoreError) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw StoreError()
        }
    }

    mutating func string() throws(StoreError) -> String {
        let count = try count()
        defer { position += count }
        return bytes.text(position..<position + count)
    }

    mutating func optionalString() throws(StoreError) -> String? { try bool() ? string() : nil }

    mutating func value<Value: Storable>(_ type: Value.Type = Value.self) throws(StoreError) -> Value {
        try Value(from: &self)
    }

    mutating func optional<Value: Storable>(_ type: Value.Type = Value.self) throws(StoreError) -> Value? {
        try bool() ? value() : nil
    }

    mutating func list<Value: Storable>(_ type: Value.Type = Value.self) throws(StoreError) -> [Value] {
        var result: [Value] = []
        for _ in 0..<(try count()) { result.append(try value()) }
        return result
    }

    mutating func strings() throws(StoreError) -> [String] {
        var result: [String] = []
        for _ in 0..<(try count()) { result.append(try string()) }
        return result
    }

    /// How many things follow: never more than there are bytes left.
    private mutating func count() throws(StoreError) -> Int {
        let count = try int()
        guard count >= 0, count <= bytes.count - position else { throw StoreError() }
        return count
    }

    private mutating func byte() throws(StoreError) -> UInt8 {
        guard position < bytes.count else { throw StoreError() }
        defer { position += 1 }
        return bytes[position]
    }
}
