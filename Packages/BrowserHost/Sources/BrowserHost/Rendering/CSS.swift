import Foundation

/// Numbers and colors in CSS.
enum CSS {
    /// Points as `rem`, so that they follow the text size a person has chosen. Bounded, and rounded to a 64th of a pixel.
    static func length(_ points: CGFloat) -> String {
        guard points.isFinite else { return "0" }
        let thousandths = Int((min(8192, max(-8192, points)) / 16 * 1000).rounded())
        return thousandths == 0 ? "0" : decimal(thousandths) + "rem"
    }

    /// A number without a unit.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return decimal(Int((min(1_000_000, max(-1_000_000, value)) * 1000).rounded()))
    }

    static func percentage(_ fraction: Double) -> String { number(fraction * 100) + "%" }

    private static func decimal(_ thousandths: Int) -> String {
        let magnitude = abs(thousandths)
        var text = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
        var rest = magnitude % 1000
        guard rest > 0 else { return text }
        text += "."
        var place = 100
        while rest > 0 {
            text += String(rest / place)
            rest %= place
            place /= 10
        }
        return text
    }
}
