/// The colors and fonts of an app, or of a part of it.
///
/// Views name a role, ``ThemedColor`` or ``FontStyle``, and get its value from the theme in their environment:
///
/// ```swift
/// Text("Sale").font(FontStyle.heading).foregroundStyle(ThemedColor.sale)
/// ```
///
/// Distances, radii and shadows are the same in all themes: ``Spacing``, ``CornerRadius``, ``Elevation``.
public struct Theme: Hashable, Sendable {
    /// The colors by their role. Texts and symbols are readable on the backgrounds of the app, white on the fills.
    public struct Colors: Hashable, Sendable {
        public let accent: ColorToken
        public let secondaryText: ColorToken
        public let sale: ColorToken
        public let positive: ColorToken
        public let warning: ColorToken
        public let rating: ColorToken
        public let wishlist: ColorToken
        public let accentFill: ColorToken
        public let saleFill: ColorToken
        public let warningFill: ColorToken
    }

    /// The fonts by their role.
    public struct Fonts: Hashable, Sendable {
        /// The levels of headings.
        public struct Headers: Hashable, Sendable {
            public let h1: Font
            public let h2: Font
            public let h3: Font
        }

        public let header: Headers
        public let body: Font
        public let price: Font
        public let note: Font
        public let caption: Font
    }

    public let color: Colors
    public let font: Fonts
}

extension Theme {
    /// The theme of the shop.
    public static let shop = Theme(
        color: Colors(
            accent: ColorToken(light: 0x4338CA, dark: 0xA5B4FC),
            secondaryText: ColorToken(light: 0x5A5D68, dark: 0xA9ADBA),
            sale: ColorToken(light: 0xB3172D, dark: 0xFF7A85),
            positive: ColorToken(light: 0x166534, dark: 0x6EE7A0),
            warning: ColorToken(light: 0x984107, dark: 0xFDBA74),
            rating: ColorToken(light: 0xB45309, dark: 0xFDBA74),
            wishlist: ColorToken(light: 0xBE185D, dark: 0xF9A8D4),
            accentFill: ColorToken(light: 0x4338CA, dark: 0x5B52E5),
            saleFill: ColorToken(light: 0xC81E34, dark: 0xB91C33),
            warningFill: ColorToken(light: 0xB45309, dark: 0xA84A08)),
        font: Fonts(
            header: .init(h1: .largeTitle, h2: .title2, h3: .headline), body: .body, price: .headline,
            note: .subheadline, caption: .caption))

    /// A theme with sober colors and serif headings, for an activity for companies.
    public static let business = Theme(
        color: Colors(
            accent: ColorToken(light: 0x0F5C63, dark: 0x6FD3DC),
            secondaryText: ColorToken(light: 0x55606B, dark: 0xA8B3BF),
            sale: ColorToken(light: 0x9F1239, dark: 0xFDA4AF),
            positive: ColorToken(light: 0x14532D, dark: 0x86EFAC),
            warning: ColorToken(light: 0x854D0E, dark: 0xFCD34D),
            rating: ColorToken(light: 0x92660B, dark: 0xFCD34D),
            wishlist: ColorToken(light: 0x9F1239, dark: 0xFDA4AF),
            accentFill: ColorToken(light: 0x0F5C63, dark: 0x1B7680),
            saleFill: ColorToken(light: 0x9F1239, dark: 0x9F1239),
            warningFill: ColorToken(light: 0x854D0E, dark: 0x854D0E)),
        font: Fonts(
            header: .init(
                h1: .system(.largeTitle, design: .serif), h2: .system(.title2, design: .serif),
                h3: .system(.headline, design: .serif)),
            body: .body, price: .headline, note: .subheadline, caption: .caption))
}

private struct ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { .shop }
}

extension EnvironmentValues {
    public var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    /// Sets the theme of a view and the views in it.
    public func theme(_ theme: Theme) -> some View {
        tint(Color(theme.color.accent)).environment(\.theme, theme)
    }
}
