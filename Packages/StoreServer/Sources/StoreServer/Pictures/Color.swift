/// A colour, to mix others from.
struct Color: Equatable {
    /// Each 0 to 255.
    var red: Double
    var green: Double
    var blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// - Parameter hex: As `#a1b2c3`. Anything else is a middle grey.
    init(hex: String) {
        let digits = hex.dropFirst()
        let value = hex.hasPrefix("#") && digits.count == 6 ? Int(digits, radix: 16) ?? 0x808080 : 0x808080
        self.init(Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
    }

    static let white = Color(255, 255, 255)
    /// Shadows are blue rather than black.
    static let shadow = Color(22, 22, 44)

    func mixed(_ other: Color, _ share: Double) -> Color {
        Color(
            red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
    }

    /// How light it looks, 0 to 1.
    var lightness: Double { (0.299 * red + 0.587 * green + 0.114 * blue) / 255 }

    /// How colourful it is, 0 to 1.
    var chroma: Double { (max(red, green, blue) - min(red, green, blue)) / 255 }

    /// As it is written.
    var hex: String {
        let digits = [red, green, blue].map { part in
            let text = String(Int(min(max(part, 0), 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
