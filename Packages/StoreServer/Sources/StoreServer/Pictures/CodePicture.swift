/// A square code as on a product's box. It looks like one, and holds nothing.
struct CodePicture {
    let svg: String

    init(_ text: String) {
        var random = SplitMix64(text.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
        let size = 25
        var modules = ""
        for y in 0..<size {
            for x in 0..<size where !Self.isFinder(x, y, size) && random.below(2) == 0 {
                modules += "M\(x) \(y)h1v1h-1z"
            }
        }
        let finders = [(0, 0), (size - 7, 0), (0, size - 7)].map { x, y in
            "M\(x) \(y)h7v7h-7zM\(x + 1) \(y + 1)v5h5v-5zM\(x + 2) \(y + 2)h3v3h-3z"
        }
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 31 31" width="310" height="310" \
            shape-rendering="crispEdges" role="img"><title>Product code</title>\
            <rect x="-3" y="-3" width="31" height="31" fill="#ffffff"/>\
            <path fill="#1c1d25" d="\(modules)\(finders.joined())"/></svg>
            """
    }

    private static func isFinder(_ x: Int, _ y: Int, _ size: Int) -> Bool {
        (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8)
    }
}
