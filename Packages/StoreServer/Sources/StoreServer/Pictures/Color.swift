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
