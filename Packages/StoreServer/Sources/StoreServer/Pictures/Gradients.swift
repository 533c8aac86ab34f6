/// The gradients that drawings name, each defined only where it is used.
enum Gradients {
    /// A name, how it runs, and its stops: where, which colour, and how opaque.
    private typealias Gradient = (direction: String, stops: [(Int, String, Double)])

    private static let down = #"x1="0" y1="0" x2="0" y2="1""#
    private static let across = #"x1="0" y1="0" x2="1" y2="0""#
    private static let slanted = #"x1="0" y1="0" x2="1" y2="1""#

    private static let all: [(name: String, gradient: Gradient)] = [
        ("body", (slanted, [(0, "light", 1), (45, "base", 1), (100, "dark", 1)])),
        ("fall", (down, [(0, "light", 1), (100, "dark", 1)])),
        ("round", (across, [(0, "dark", 1), (22, "light", 1), (55, "base", 1), (100, "deep", 1)])),
        ("soft", (slanted, [(0, "pale", 1), (100, "light", 1)])),
        ("shade", (down, [(0, "dark", 1), (100, "deep", 1)])),
        ("tone", (slanted, [(0, "accent", 1), (100, "accentDark", 1)])),
        ("metal", (across, [(0, "#8d939c", 1), (25, "#f4f6f8", 1), (55, "#b9bfc7", 1), (100, "#777d87", 1)])),
        ("steel", (slanted, [(0, "#f3f5f7", 1), (50, "#bfc5cd", 1), (100, "#8b919b", 1)])),
        ("gold", (across, [(0, "#a77a35", 1), (28, "#f7dfa0", 1), (60, "#d1a654", 1), (100, "#8f6527", 1)])),
        ("black", (across, [(0, "#1d1e25", 1), (24, "#565a66", 1), (60, "#2f313a", 1), (100, "#16171c", 1)])),
        ("night", (slanted, [(0, "#3a3d49", 1), (100, "#1c1d25", 1)])),
        ("wood", (slanted, [(0, "#d9b27e", 1), (55, "#bb8b57", 1), (100, "#8f6237", 1)])),
        ("cream", (slanted, [(0, "#ffffff", 1), (100, "#dedad2", 1)])),
        ("leather", (slanted, [(0, "#a8744a", 1), (100, "#6b4429", 1)])),
        ("leaf", (slanted, [(0, "#8fb47c", 1), (100, "#44704f", 1)])),
        ("glass", (slanted, [(0, "#ffffff", 0.75), (45, "#ffffff", 0.18), (100, "#ffffff", 0.42)])),
        ("shine", (across, [(0, "#ffffff", 0.55), (100, "#ffffff", 0)])),
        ("gleam", (slanted, [(0, "#ffffff", 0.5), (42, "#ffffff", 0.06), (43, "#ffffff", 0), (100, "#ffffff", 0)])),
        ("screen", (slanted, [(0, "pale", 1), (42, "base", 1), (100, "accentDark", 1)])),
        ("pearl", (slanted, [(0, "#ffffff", 1), (55, "#ece6e4", 1), (100, "#bdb2b4", 1)])),
        ("lens", (down, [(0, "#1f222b", 0.94), (100, "#5a5f70", 0.8)])),
    ]

    /// Definitions of those that are named in a drawing.
    static func definitions(in drawing: String, _ palette: Palette) -> String {
        all.filter { drawing.contains("@" + $0.name + "\"") }.map { name, gradient in
            let stops = gradient.stops.map { offset, name, opacity in
                let color = palette.colors[name]?.hex ?? name
                let fade = opacity < 1 ? " stop-opacity=\"\(opacity)\"" : ""
                return "<stop offset=\"\(offset)%\" stop-color=\"\(color)\"\(fade)/>"
            }
            return "<linearGradient id=\"\(name)\" \(gradient.direction)>\(stops.joined())</linearGradient>"
        }.joined()
    }

    /// The drawing with every name replaced by what it stands for.
    static func fill(_ drawing: String, _ palette: Palette) -> String {
        var result = ""
        var rest = drawing[...]
        while let at = rest.firstIndex(of: "@") {
            result += rest[..<at]
            rest = rest[rest.index(after: at)...]
            let name = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(name.count)
            result += palette.colors[String(name)]?.hex ?? "url(#\(name))"
        }
        return result + rest
    }
}
