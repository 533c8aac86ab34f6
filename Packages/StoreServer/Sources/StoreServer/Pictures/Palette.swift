/// The colors of a picture, derived from the product's color and category.
struct Palette {
    /// The colors by the names that templates use.
    let colors: [String: String]
    /// The background: the category's color with a little of the product's.
    let backdrop: Color

    init(_ look: ProductLook, isNight: Bool = false) {
        let base = Color(hex: look.color)
        let ground = Self.grounds[Self.hash(look.category) % Self.grounds.count]
        let accent = Self.accents[Self.hash(look.category + look.color) % Self.accents.count]
        let tinted = ground.mixed(base.mixed(.white, 0.72), base.chroma > 0.12 ? 0.42 : 0.12)
        // A light product needs a darker background.
        backdrop = base.lightness > 0.78 ? tinted.mixed(.shadow, 0.1) : tinted
        let wall = backdrop.mixed(base, 0.22)
        // At night, a dark product needs a lighter background.
        let isDark = base.lightness < 0.42
        let night =
            isDark
            ? ground.mixed(base, 0.32).mixed(.shadow, 0.16) : base.mixed(Color(38, 42, 60), 0.7)
        colors = [
            "base": base,
            "light": base.mixed(.white, 0.3),
            "pale": base.mixed(.white, 0.62),
            "dark": base.mixed(.shadow, 0.26),
            "deep": base.mixed(.shadow, 0.55),
            "accent": accent,
            "accentDark": accent.mixed(.shadow, 0.3),
            "ink": Color(43, 45, 58).mixed(base, 0.12),
            "ground": backdrop,
            "groundLight": backdrop.mixed(.white, 0.55),
            "groundDark": backdrop.mixed(.shadow, 0.07),
            "wallLight": wall.mixed(.white, 0.35),
            "wallDark": wall.mixed(.shadow, 0.06),
            "nightLight": night.mixed(.white, 0.16),
            "nightDark": night.mixed(.shadow, 0.2),
            "floor": night.mixed(.shadow, isDark ? 0.22 : 0.4),
            "shadow": isNight ? Color(hex: "#05060d") : Color.shadow.mixed(backdrop, 0.12),
        ].mapValues(\.hex)
    }

    private static let grounds = ["#efe6da", "#e1e8ef", "#e4eae0", "#f2e2dc", "#e8e3f0", "#f1ead2"].map(
        Color.init(hex:))
    private static let accents = ["#e2a24c", "#4f8f8b", "#d5705a", "#6a7fb5", "#a9b665", "#c48bb0"].map(
        Color.init(hex:))

    private static func hash(_ text: String) -> Int { text.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
}

/// A color that can be mixed with others.
struct Color: Equatable {
    /// The components, from 0 to 255.
    var red: Double
    var green: Double
    var blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// - Parameter hex: A color as in `#a1b2c3`. Any other text is a medium gray.
    init(hex: String) {
        let digits = hex.dropFirst()
        let value = hex.hasPrefix("#") && digits.count == 6 ? Int(digits, radix: 16) ?? 0x808080 : 0x808080
        self.init(Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
    }

    static let white = Color(255, 255, 255)
    /// The color of shadows, which are blue rather than black.
    static let shadow = Color(22, 22, 44)

    func mixed(_ other: Color, _ share: Double) -> Color {
        Color(
            red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
    }

    /// The perceived lightness, from 0 to 1.
    var lightness: Double { (0.299 * red + 0.587 * green + 0.114 * blue) / 255 }

    /// The colorfulness, from 0 to 1.
    var chroma: Double { (max(red, green, blue) - min(red, green, blue)) / 255 }

    /// The color as in `#a1b2c3`.
    var hex: String {
        let digits = [red, green, blue].map { part in
            let text = String(Int(min(max(part, 0), 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
