/// The `Accept-Language` header of a request (RFC 9110, section 12.5.4).
struct AcceptLanguage: Sendable {
    /// The number of languages that are read. Browsers send fewer.
    static let limit = 16

    private let header: String?

    /// - Parameter header: The value of the header. `nil` if the request has none.
    init(_ header: String?) { self.header = header }

    /// The language tags, the most preferred first, and those of the same weight in their order. Languages of weight 0,
    /// the wildcard `*` and malformed entries are left out.
    var tags: [String] {
        let entries = (header ?? "").split(separator: ",", maxSplits: Self.limit).prefix(Self.limit)
        let weighted = entries.enumerated().compactMap { index, entry -> (tag: String, weight: Double, index: Int)? in
            let parts = entry.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
            guard let tag = parts.first, Self.isTag(tag), let weight = Self.weight(parts.dropFirst()), weight > 0 else {
                return nil
            }
            return (String(tag), weight, index)
        }
        return weighted.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }.map(\.tag)
    }

    /// Returns the weight (RFC 9110, section 12.4.2), which is 1 without a parameter; `nil` if it is malformed.
    private static func weight(_ parameters: ArraySlice<Substring>) -> Double? {
        guard let parameter = parameters.first else { return 1 }
        guard parameters.count == 1, parameter.lowercased().hasPrefix("q=") else { return nil }
        let value = parameter.dropFirst(2).utf8
        let isNumber = value.count <= 5 && value.allSatisfy { digits.contains($0) || $0 == UInt8(ascii: ".") }
        guard isNumber, let weight = Double(String(parameter.dropFirst(2))), weight <= 1 else { return nil }
        return weight
    }

    /// Returns whether a text has the form of a language tag: letters, then parts of letters and digits (RFC 4647,
    /// section 2.1).
    private static func isTag(_ text: Substring) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || digits.contains($0) } }
            && parts.first?.allSatisfy(isLetter) == true
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var rest = text.drop { $0 == " " || $0 == "\t" }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}
