#if canImport(SwiftUI) && !Headless
    #if os(macOS)
        import AppKit
    #else
        import UIKit
    #endif
#endif

/// A color in light and in dark appearance.
struct ColorToken: Hashable, Sendable {
    /// Red, green and blue: `0xB3172D`.
    let light: UInt32
    let dark: UInt32
    /// The color of HeadlessUI. Its hosts have a palette of their own, with a value for text and one for backgrounds.
    fileprivate let named: Color

    static let secondaryText = ColorToken(light: 0x5A5D68, dark: 0xA9ADBA, named: .secondary)
    static let sale = ColorToken(light: 0xB3172D, dark: 0xFF7A85, named: .red)
    static let positive = ColorToken(light: 0x166534, dark: 0x6EE7A0, named: .green)
    static let warning = ColorToken(light: 0x984107, dark: 0xFDBA74, named: .orange)
    static let rating = ColorToken(light: 0xB45309, dark: 0xFDBA74, named: .orange)
    static let wishlist = ColorToken(light: 0xBE185D, dark: 0xF9A8D4, named: .pink)
    static let accentFill = ColorToken(light: 0x4338CA, dark: 0x5B52E5, named: .accentColor)
    static let saleFill = ColorToken(light: 0xC81E34, dark: 0xB91C33, named: .red)
    static let warningFill = ColorToken(light: 0xB45309, dark: 0xA84A08, named: .orange)
}

extension Color {
    init(_ token: ColorToken) {
        #if Headless || !canImport(SwiftUI)
            self = token.named
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
