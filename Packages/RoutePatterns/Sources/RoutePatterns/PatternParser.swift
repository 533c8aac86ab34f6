/// Parses a pattern, byte by byte from the left.
struct PatternParser {
    private let text: String
    private let bytes: [UInt8]
    /// The end of the path, where the query begins.
    private let pathEnd: Int
    /// The position of each name, in the order of the parameters.
    private var offsets: [Int] = []

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        pathEnd = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
    }

    mutating func segments() throws(RoutePatternError) -> [RoutePattern.Segment] {
        guard bytes.first == UInt8(ascii: "/") else { throw error("it does not begin with a slash", at: 0) }
        if pathEnd == 1 { return [] }
        var result: [RoutePattern.Segment] = []
        result.reserveCapacity(bytes[..<pathEnd].reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 })
        var start = 1
        while start <= pathEnd {
            let end = (start..<pathEnd).first { bytes[$0] == UInt8(ascii: "/") } ?? pathEnd
            guard result.count < RoutePattern.limit else {
                throw error("it has more than \(RoutePattern.limit) segments", at: start)
            }
            result.append(try segment(start..<end))
            start = end + 1
        }
        return result
    }

    mutating func query() throws(RoutePatternError) -> [RoutePattern.QueryParameter] {
        var result: [RoutePattern.QueryParameter] = []
        var start = pathEnd + 1
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
            guard result.count < RoutePattern.limit else {
                throw error("it has more than \(RoutePattern.limit) values in its query", at: start)
            }
            let isRepeated = end > start + 1 && bytes[end - 1] == UInt8(ascii: "*")
            let name = try name(in: start..<(isRepeated ? end - 1 : end), of: start..<end)
            if let meaning = RoutePattern.meaning(ofReserved: name) {
                throw error("\"\(name)\" in a query \(meaning), in every link", at: start)
            }
            result.append(RoutePattern.QueryParameter(name: name, isRepeated: isRepeated))
            start = end + 1
        }
        return result
    }

    /// Checks that no name occurs twice.
    ///
    /// - Precondition: The segments and the query are the results of this parser.
    func checkNames(
        _ segments: [RoutePattern.Segment], _ query: [RoutePattern.QueryParameter]
    ) throws(RoutePatternError) {
        guard offsets.count > 1 else { return }
        var names: [String] = []
        names.reserveCapacity(offsets.count)
        for segment in segments {
            switch segment {
            case .literal: break
            case .parameter(let name), .tail(let name): names.append(name)
            }
        }
        for parameter in query { names.append(parameter.name) }
        // There are at most 64.
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
            throw error("it has two values named \"\(name)\"", at: offsets[index])
        }
    }
}

extension PatternParser {
    private mutating func segment(_ range: Range<Int>) throws(RoutePatternError) -> RoutePattern.Segment {
        guard let first = bytes[range].first else { throw error("it has an empty segment", at: range.lowerBound) }
        let afterMark = (range.lowerBound + 1)..<range.upperBound
        switch first {
        case UInt8(ascii: ":"): return .parameter(try name(in: afterMark, of: range))
        case UInt8(ascii: "*"):
            let name = try name(in: afterMark, of: range)
            guard range.upperBound == pathEnd else {
                throw error("\"*\(name)\" takes all that follows, so no segment can follow it", at: range.upperBound)
            }
            return .tail(name)
        default: return .literal(try literal(range))
        }
    }

    private func literal(_ range: Range<Int>) throws(RoutePatternError) -> String {
        var isASCII = true
        for index in range where !PercentCoding.isUnreserved(bytes[index]) { isASCII = false }
        let text = string(range)
        var offset = range.lowerBound
        let isRight =
            isASCII && text != "." && text != ".."
            || !isASCII
                && text.unicodeScalars.allSatisfy { scalar in
                    guard Self.isLiteral(scalar) else { return false }
                    offset += UTF8.width(scalar)
                    return true
                }
        guard isRight else {
            throw error("\"\(text)\" can't stand in a path: letters, digits, - . _ and ~ can", at: offset)
        }
        return text
    }

    /// - Parameter whole: The part of the pattern that an error shows.
    private mutating func name(in range: Range<Int>, of whole: Range<Int>) throws(RoutePatternError) -> String {
        let wrong = range.first { !Self.isName(bytes[$0]) }
        guard !range.isEmpty, wrong == nil else {
            throw error(
                "\"\(string(whole))\" does not name a value: letters, digits, - and _ do",
                at: wrong ?? range.lowerBound)
        }
        guard Self.beginsName(bytes[range.lowerBound]) else {
            throw error(
                "\"\(string(whole))\" does not name a value: a name begins with a letter or _", at: range.lowerBound)
        }
        offsets.append(range.lowerBound)
        return string(range)
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func error(_ reason: String, at offset: Int) -> RoutePatternError {
        RoutePatternError(text: text, reason: reason, offset: offset)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        PercentCoding.isUnreserved(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "~")
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        isName(byte) && byte != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Returns whether a literal can contain a character. Beyond ASCII, letters of any script are allowed.
    private static func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? PercentCoding.isUnreserved(UInt8(truncatingIfNeeded: scalar.value))
            : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
}
