import Foundation
@_spi(Inspection) import HeadlessUI

/// Numbers and colors in CSS.
enum CSS {
    /// Points as `rem`, so that they follow the text size a person has chosen. Bounded, and rounded to a 64th of a pixel.
    static func length(_ points: CGFloat) -> String {
        guard points.isFinite else { return "0" }
        let thousandths = Int((min(8192, max(-8192, points)) / 16 * 1000).rounded())
        return thousandths == 0 ? "0" : decimal(thousandths) + "rem"
    }

    /// Points as `px`, for paddings and gaps: as in SwiftUI, they leave their room to text that grows.
    static func distance(_ points: CGFloat) -> String {
        guard points.isFinite else { return "0" }
        let thousandths = Int((min(8192, max(-8192, points)) * 1000).rounded())
        return thousandths == 0 ? "0" : decimal(thousandths) + "px"
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

/// The use of a color: text needs another shade than surfaces to be readable.
enum PaintUse {
    case foreground, surface
}

extension CSS {
    /// A paint as a value of `color` or `background`.
    static func paint(_ paint: RenderStyle.Paint, _ use: PaintUse) -> String {
        switch paint {
        case .color(let color): self.color(color, use)
        case .hierarchical(let level):
            use == .surface && level > 1 ? "var(--fill)" : "var(--fg-\(min(4, max(1, level))))"
        case .material: "var(--material)"
        case .tint: use == .surface ? "var(--tint-bg)" : "var(--tint)"
        case .background: "var(--bg)"
        case .linearGradient(let gradient): self.gradient(gradient)
        case .faded(let paint, let opacity): faded(self.paint(paint, use), opacity)
        }
    }

    static func color(_ color: Color, _ use: PaintUse) -> String {
        // A tint is a trace of the color itself; the shade for surfaces is for white letters on it.
        let use = color.renderedOpacity < 0.5 ? .foreground : use
        let solid =
            switch color.resolved {
            case .system(let name): system(name, use)
            case .components(let red, let green, let blue):
                "rgb(\(percentage(clamp(red))) \(percentage(clamp(green))) \(percentage(clamp(blue))))"
            case .pair(let light, let dark): "light-dark(\(hex(light)), \(hex(dark)))"
            // Colors of resource bundles aren't known here.
            case .asset: "var(--tint)"
            }
        return faded(solid, color.renderedOpacity)
    }

    private static func hex(_ color: UInt32) -> String {
        let digits = String(color & 0xFF_FFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func clamp(_ component: Double) -> Double { min(1, max(0, component)) }

    private static func faded(_ color: String, _ opacity: Double) -> String {
        opacity >= 1 ? color : "color-mix(in srgb,\(color) \(percentage(clamp(opacity))),transparent)"
    }

    private static func system(_ name: String, _ use: PaintUse) -> String {
        switch name {
        case "white": "#fff"
        case "black": "#000"
        case "clear": "transparent"
        case "primary": "var(--fg)"
        case "secondary": "var(--fg-2)"
        case "accentColor": use == .surface ? "var(--tint-bg)" : "var(--tint)"
        case "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
            "gray":
            use == .surface ? "var(--\(name)-bg)" : "var(--\(name))"
        default: "currentColor"
        }
    }

    private static func gradient(_ gradient: LinearGradient) -> String {
        let start = gradient.renderedStart
        let end = gradient.renderedEnd
        // CSS counts clockwise from upwards, in degrees.
        let angle = atan2(end.x - start.x, start.y - end.y) * 180 / .pi
        let stops = gradient.renderedStops.map { stop in
            "\(color(stop.color, .surface)) \(percentage(clamp(stop.location)))"
        }
        guard stops.count > 1 else {
            return gradient.renderedStops.first.map { color($0.color, .surface) } ?? "transparent"
        }
        // From the leading edge to the trailing one, whichever is at the left.
        let direction = start.x == end.x ? "\(number(angle))deg" : "calc(\(number(angle))deg * var(--dir))"
        return "linear-gradient(\(direction),\(stops.joined(separator: ",")))"
    }
}
