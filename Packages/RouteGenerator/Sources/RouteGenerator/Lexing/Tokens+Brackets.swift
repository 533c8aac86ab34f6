extension Tokens {
    /// The index behind the bracket that closes the one at an index, whatever kind they are of.
    func behindBrackets(_ index: Int) -> Int {
        var depth = 0
        var index = index
        while index < count {
            switch sign(index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 { break }
        }
        return index
    }

    /// The index behind the sign that closes the `<` at an index.
    func behindAngles(_ index: Int) -> Int {
        var depth = 0
        var index = index
        while index < count {
            switch sign(index) {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= isArrowHead(index) ? 0 : 1
            case UInt8(ascii: "("), UInt8(ascii: "["):
                index = behindBrackets(index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return index
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// The index behind the types of `Pair<Int, [String]>.make()`; nil when the `<` at an index compares.
    func behindGenericArguments(_ start: Int) -> Int? {
        guard self[start]?.isAttached == true, name(start - 1) != nil else { return nil }
        let end = behindAngles(start)
        guard isSign(">", end - 1), [".", "(", ")", "]", ",", "{", "}", ";"].contains(where: { isSign($0, end) })
        else { return nil }
        var index = start
        while index < end {
            if isSign("(", index) || isSign("[", index) {
                index = behindBrackets(index)
                continue
            }
            let isOfType = name(index) != nil || [".", ",", "<", ">", "?", "&"].contains { isSign($0, index) }
            guard isOfType || isSign("-", index) && isArrowHead(index + 1) else { return nil }
            index += 1
        }
        return end
    }
}
