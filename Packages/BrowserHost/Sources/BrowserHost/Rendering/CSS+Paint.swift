import Foundation
@_spi(Inspection) import HeadlessUI

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
            // Colors of resource bundles aren't known here.
            case .asset: "var(--tint)"
            }
        return faded(solid, color.renderedOpacity)
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
        return stops.count < 2
            ? gradient.renderedStops.first.map { color($0.color, .surface) } ?? "transparent"
            : "linear-gradient(\(number(angle))deg,\(stops.joined(separator: ",")))"
    }
}
