import DeepLink

/// Reads links of the maximum length, which repeat one piece.
struct LongLinks {
    private let router: URLRouter<Int>
    private static let pieces = ["/", "/a", "/%61", "&", "&t", "&t=a", "&%74=a", "&x=%", "=", "+", "%", "é", "#"]

    init() throws {
        let all = LinkEntry<Int>("/a/*rest?t*&" + (0..<31).map { "q\($0)" }.joined(separator: "&")) { values in
            values.tail(0).count
        } print: { _, _ in
            false
        }
        router = URLRouter(try LinkTable([all]), policy: LinkPolicy())
    }

    /// Returns the time for the longest links as a multiple of the time for links of half their length, for the worst piece.
    func growth(samples: Int) -> Double {
        var worst = 0.0
        for piece in Self.pieces {
            for start in ["/a/b", "/a/b?"] {
                var times = (half: FastestTime(), whole: FastestTime())
                let half = start + String(repeating: piece, count: 32_000 / piece.utf8.count)
                let whole = start + String(repeating: piece, count: 64_000 / piece.utf8.count)
                for _ in 0..<samples {
                    times.half.measure { read(half) }
                    times.whole.measure { read(whole) }
                }
                guard let short = times.half.nanoseconds(each: 1), let long = times.whole.nanoseconds(each: 1) else {
                    continue
                }
                worst = max(worst, long / max(short, 1))
            }
        }
        return worst
    }

    private func read(_ link: String) -> Int {
        do throws(DeepLinkRefusal) { return try router.route(from: link, source: .inside) } catch { return -1 }
    }
}
