#if canImport(SwiftUI) && !Headless
    #if os(macOS)
        import AppKit
    #else
        import UIKit
    #endif
#endif

/// A color in light and in dark appearance.
public struct ColorToken: Hashable, Sendable {
    /// Red, green and blue: `0xB3172D`.
    public let light: UInt32
    public let dark: UInt32

    public init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }
}

extension Color {
    public init(_ token: ColorToken) {
        #if Headless || !canImport(SwiftUI)
            self.init(light: token.light, dark: token.dark)
        #elseif os(macOS)
            self.init(
                nsColor: NSColor(name: nil) { appearance in
                    let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                    return NSColor(Color(rgb: isDark ? token.dark : token.light))
                })
        #else
            self.init(
                uiColor: UIColor { traits in
                    UIColor(Color(rgb: traits.userInterfaceStyle == .dark ? token.dark : token.light))
                })
        #endif
    }

    #if canImport(SwiftUI) && !Headless
        private init(rgb: UInt32) {
            self.init(
                .sRGB, red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
                blue: Double(rgb & 0xFF) / 255)
        }
    #endif
}
