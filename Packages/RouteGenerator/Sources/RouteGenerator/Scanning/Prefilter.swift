/// Tells in one pass over its bytes whether a source can declare anything of interest. Most can't, and are not read.
public struct Prefilter: Sendable {
    private struct Needle: Sendable {
        enum Place {
            case anywhere
            /// The name of a type that is declared there.
            case typeName
            /// The end of such a name.
            case typeNameEnd
        }

        var bytes: [UInt8]
        var place: Place
    }

    /// By their first byte.
    private var needles: [[Needle]] = Array(repeating: [], count: 256)
    private var isFirst: [Bool] = Array(repeating: false, count: 256)

    /// - Parameter module: The source's module: a type of its name changes how others are called.
    public init(module: String) {
        // `RouteConfig`, `ShopRoute`, `Routable`; `ActivityConfig`, `ActivityID`; `ShopExit`.
        for text in ["Rout", "Activity", "Exit"] { add(text, .anywhere) }
        add(module, .typeName)
        add("ViewModel", .typeNameEnd)
    }

    /// - Parameter types: Types whose declarations and extensions are of interest.
    public init(types: Set<String>) {
        for text in types.sorted() { add(text, .anywhere) }
    }

    /// - Complexity: O(*n*) in the length of the source.
    public func accepts(_ source: [UInt8]) -> Bool {
        SourceBytes.with(source) { bytes in
            isFirst.withUnsafeBufferPointer { isFirst in
                guard let isFirst = isFirst.baseAddress else { return true }
                for offset in 0..<bytes.count where isFirst[Int(bytes.base[offset])] {
                    if isHit(bytes, offset) { return true }
                }
                return false
            }
        }
    }

    private mutating func add(_ text: String, _ place: Needle.Place) {
        guard let first = text.utf8.first else { return }
        needles[Int(first)].append(Needle(bytes: Array(text.utf8), place: place))
        isFirst[Int(first)] = true
    }

    private func isHit(_ bytes: SourceBytes, _ offset: Int) -> Bool {
        needles[Int(bytes[offset])].contains { needle in
            for (index, byte) in needle.bytes.enumerated() where bytes[offset + index] != byte { return false }
            guard needle.place != .anywhere else { return true }
            guard !ByteClass.isName(bytes[offset + needle.bytes.count]) else { return false }
            var start = offset
            while needle.place == .typeNameEnd, ByteClass.isName(bytes[start - 1]) { start -= 1 }
            return Self.isDeclaration(bytes, start)
        }
    }

    private static func isDeclaration(_ bytes: SourceBytes, _ offset: Int) -> Bool {
        bytes.holds("enum ", at: offset - 5) || bytes.holds("class ", at: offset - 6)
            || bytes.holds("actor ", at: offset - 6) || bytes.holds("struct ", at: offset - 7)
            || bytes.holds("protocol ", at: offset - 9) || bytes.holds("typealias ", at: offset - 10)
    }
}
