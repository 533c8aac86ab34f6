/// Links to read and routes to print: nine of ten links are in the table, spread evenly over it.
struct LinkWorkload {
    static let host = "https://shop.example"

    let kinds: LinkKinds
    /// `/section-3/42`
    private(set) var paths: [String] = []
    /// The route of each path; `nil` if the table has none.
    private(set) var expected: [LinkRoute?] = []

    private var numbers = SplitMix64(seed: 0x5EED)
    private static let words = [
        "red", "blue", "shoes", "winter", "jacket", "kids", "sale", "espresso", "lamp", "desk",
    ]

    init(entries: Int, links: Int) {
        kinds = LinkKinds(entries)
        for number in 0..<links {
            let isMiss = number % 10 == 9
            let entry = isMiss ? 0 : Int.random(in: 0..<kinds.shapes.count, using: &numbers)
            let (path, route) = isMiss ? (miss(number), nil) : hit(number, entry)
            // Copied, so that the strings are in memory in the order in which they are read.
            paths.append(String(decoding: Array(path.utf8), as: UTF8.self))
            expected.append(route)
        }
    }

    /// `https://shop.example/section-3/42`
    var links: [String] { paths.map { Self.host + $0 } }
    /// The routes that have a path, and their paths.
    var routes: [(route: LinkRoute, path: String)] {
        zip(expected, paths).compactMap { route, path in route.map { ($0, path) } }
    }

    private mutating func hit(_ number: Int, _ entry: Int) -> (String, LinkRoute) {
        let start = kinds.patterns[entry].split(separator: "/")[0].split(separator: "?")[0]
        switch kinds.shapes[entry] {
        case .page: return ("/\(start)/item", .page(entry))
        case .item:
            let id = Int.random(in: 0..<1_000_000, using: &numbers)
            return ("/\(start)/\(id)", .item(entry, id: id))
        case .pair:
            let x = Int.random(in: 0..<100_000, using: &numbers)
            let y = text(number)
            return ("/\(start)/\(x)/b/\(y.encoded)", .pair(entry, x: x, y: y.decoded))
        case .search:
            let q = text(number)
            return ("/\(start)?q=\(q.encoded)", .search(entry, q: q.decoded))
        }
    }

    /// An unknown word, or a path that is too long or too short.
    private mutating func miss(_ number: Int) -> String {
        let section = Int.random(in: 0..<kinds.sections, using: &numbers)
        switch number / 10 % 3 {
        case 0: return "/nowhere-\(section)/item"
        case 1: return "/section-\(section)/\(number)/extra"
        default: return "/section-\(section)"
        }
    }

    /// Short; one of ten has to be decoded.
    private mutating func text(_ number: Int) -> (encoded: String, decoded: String) {
        let one = Self.words.randomElement(using: &numbers) ?? ""
        guard number % 10 == 0 else {
            let text = "\(one)-\(Int.random(in: 0..<1_000, using: &numbers))"
            return (text, text)
        }
        let other = Self.words.randomElement(using: &numbers) ?? ""
        return ("\(one)%20\(other)", "\(one) \(other)")
    }
}
