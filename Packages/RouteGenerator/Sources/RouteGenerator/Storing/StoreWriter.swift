/// Writes values one after the other.
struct StoreWriter {
    private(set) var bytes: [UInt8] = []

    /// A whole number, seven bits in each byte; small ones, which most are, take one.
    mutating func write(_ value: Int) {
        // The sign comes last, so that small negative numbers are short too.
        var rest = UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1)))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func write(_ value: String) {
        write(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    mutating func write(_ value: String?) {
        write(value != nil)
        if let value { write(value) }
    }

    mutating func write(_ value: some Storable) { value.store(in: &self) }

    mutating func write(_ value: (some Storable)?) {
        write(value != nil)
        if let value { write(value) }
    }

    mutating func write(_ values: [some Storable]) {
        write(values.count)
        for value in values { write(value) }
    }

    mutating func write(_ values: [String]) {
        write(values.count)
        for value in values { write(value) }
    }
}
