/// The colours of one picture, all made from the product's own.
struct Palette {
    private(set) var colors: [String: Color]
    let ground: Color
    let base: Color

    init(_ look: Look) {
        let base = Color(hex: look.color)
        let accent = Self.accents[Self.number(look.category + look.color) % Self.accents.count]
        self.base = base
        colors = [
            "base": base,
            "light": base.mixed(.white, 0.3),
            "pale": base.mixed(.white, 0.62),
            "dark": base.mixed(.shadow, 0.26),
            "deep": base.mixed(.shadow, 0.55),
            "accent": accent,
            "accentDark": accent.mixed(.shadow, 0.3),
            "ink": Color(43, 45, 58).mixed(base, 0.12),
        ]
        ground = Self.grounds[Self.number(look.category) % Self.grounds.count]
    }

    /// What is behind the product: its category's ground, with a little of its own colour.
    var backdrop: Color {
        let own = base.mixed(.white, 0.72)
        let color = ground.mixed(own, base.chroma > 0.12 ? 0.42 : 0.12)
        // A light product needs something to stand out from.
        return base.lightness > 0.78 ? color.mixed(.shadow, 0.1) : color
    }

    private static let grounds = [
        Color(hex: "#efe6da"), Color(hex: "#e1e8ef"), Color(hex: "#e4eae0"), Color(hex: "#f2e2dc"),
        Color(hex: "#e8e3f0"), Color(hex: "#f1ead2"),
    ]
    private static let accents = [
        Color(hex: "#e2a24c"), Color(hex: "#4f8f8b"), Color(hex: "#d5705a"), Color(hex: "#6a7fb5"),
        Color(hex: "#a9b665"), Color(hex: "#c48bb0"),
    ]

    private static func number(_ text: String) -> Int {
        text.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    }
}
