@_spi(Inspection)
extension Color {
    /// The color without its opacity.
    public enum Resolved: Hashable, Sendable {
        /// A color of the system, by its SwiftUI name.
        case system(String)
        /// sRGB, each from 0 to 1.
        case components(red: Double, green: Double, blue: Double)
        /// A color from a resource bundle.
        case asset(String)
    }

    public var resolved: Resolved {
        switch content {
        case .system(let name): .system(name)
        case .components(let red, let green, let blue): .components(red: red, green: green, blue: blue)
        case .asset(let name): .asset(name)
        }
    }

    /// From 0 to 1.
    public var renderedOpacity: Double { alpha }
}
