public import Foundation

/// A color: one of the system's, one in numbers, or one from a resource bundle.
public struct Color: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case system(String)
        case components(red: Double, green: Double, blue: Double)
        case pair(light: UInt32, dark: UInt32)
        case asset(String)
    }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    let content: Content
    var alpha = 1.0

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        content = .components(red: red, green: green, blue: blue)
        alpha = opacity
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // The usual conversion: how much each channel falls short of the brightness depends on its distance in hue.
        func channel(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// A color in light and in dark appearance, as red, green and blue: `0xB3172D`. SwiftUI has the dynamic colors of UIKit
    /// and AppKit for it.
    public init(light: UInt32, dark: UInt32) { content = .pair(light: light, dark: dark) }

    public init(_ name: String, bundle: Bundle? = nil) { content = .asset(name) }

    private init(system name: String) { content = .system(name) }

    public static let red = Color(system: "red")
    public static let orange = Color(system: "orange")
    public static let yellow = Color(system: "yellow")
    public static let green = Color(system: "green")
    public static let mint = Color(system: "mint")
    public static let teal = Color(system: "teal")
    public static let cyan = Color(system: "cyan")
    public static let blue = Color(system: "blue")
    public static let indigo = Color(system: "indigo")
    public static let purple = Color(system: "purple")
    public static let pink = Color(system: "pink")
    public static let brown = Color(system: "brown")
    public static let white = Color(system: "white")
    public static let gray = Color(system: "gray")
    public static let black = Color(system: "black")
    public static let clear = Color(system: "clear")
    public static let primary = Color(system: "primary")
    public static let secondary = Color(system: "secondary")
    public static let accentColor = Color(system: "accentColor")

    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }
}

extension Color: View {
    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.shape)
        node.style.shape = .rectangle
        node.style.fill = .color(self)
        outputs.nodes.append(node)
    }
}

@_spi(Inspection)
extension Color {
    /// The color without its opacity.
    public enum Rendered: Hashable, Sendable {
        /// A color of the system, by its SwiftUI name.
        case system(String)
        /// sRGB, each from 0 to 1.
        case components(red: Double, green: Double, blue: Double)
        /// Light and dark, as red, green and blue: `0xB3172D`.
        case pair(light: UInt32, dark: UInt32)
        /// A color from a resource bundle.
        case asset(String)
    }

    public var resolved: Rendered {
        switch content {
        case .system(let name): .system(name)
        case .components(let red, let green, let blue): .components(red: red, green: green, blue: blue)
        case .pair(let light, let dark): .pair(light: light, dark: dark)
        case .asset(let name): .asset(name)
        }
    }

    /// From 0 to 1.
    public var renderedOpacity: Double { alpha }
}
