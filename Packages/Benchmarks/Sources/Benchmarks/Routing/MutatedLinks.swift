import DeepLink

/// Reads links that were changed at random, and checks that accepted links are printed in a way that reads back the same.
struct MutatedLinks {
    private var numbers = SplitMix64(seed: 0xBAD)
    private let router: URLRouter<LinkRoute>
    private let originals: [[UInt8]]
    private static let pieces: [[UInt8]] = [
        "/", "//", "?", "&", "=", "#", "%", "%2F", "%FF", "%C3%A9", "%2e", "+", "..", "~", "@", ":", ":443", "tab=",
        "q=",
        " ", "\u{0}", "é", "-9223372036854775808", "shop", "\\",
    ].map { Array($0.utf8) }

    init(entries: Int) throws {
        let workload = LinkWorkload(entries: entries, links: 1_000)
        let table = try LinkTable(workload.kinds.entries) { $0.entry }
        router = URLRouter(table, policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))
        originals = (workload.links + workload.paths.map { "shop:/" + $0 } + workload.paths).map { Array($0.utf8) }
    }

    /// - Returns: How many of the links were accepted.
    mutating func read(_ count: Int) throws -> Int {
        var accepted = 0
        for _ in 0..<count {
            let link = next()
            guard let route = try? router.route(from: link, source: .inside) else { continue }
            accepted += 1
            guard let printed = router.link(for: route),
                let again = try? router.route(from: printed, source: .inside), again == route
            else { throw RoutingMeasurement.WrongLink(link: link) }
        }
        return accepted
    }

    private mutating func next() -> String {
        var link = originals.randomElement(using: &numbers) ?? []
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            let from = Int.random(in: 0...link.count, using: &numbers)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: link.removeSubrange(from..<min(link.count, from + Int.random(in: 0...8, using: &numbers)))
            case 1: link.insert(UInt8.random(in: 0...255, using: &numbers), at: from)
            case 2: if from < link.count { link[from] ^= 1 << UInt8.random(in: 0...7, using: &numbers) }
            default: link.insert(contentsOf: Self.pieces.randomElement(using: &numbers) ?? [], at: from)
            }
        }
        return String(decoding: link, as: UTF8.self)
    }
}
