/// The colors in use, by what they are for.
///
/// Texts reach a contrast of 4.5 : 1 on every background of the app, symbols 3 : 1, in light and in dark.
public enum ThemedColor {
    public static let accent = Color.accentColor
    public static let text = Color.primary
    public static let surface = Color.gray.opacity(0.12)
    public static let secondaryText = Color(ColorToken.secondaryText)
    public static let sale = Color(ColorToken.sale)
    public static let positive = Color(ColorToken.positive)
    public static let warning = Color(ColorToken.warning)
    public static let rating = Color(ColorToken.rating)
    public static let wishlist = Color(ColorToken.wishlist)

    /// Backgrounds for white text.
    public static let accentFill = Color(ColorToken.accentFill)
    public static let saleFill = Color(ColorToken.saleFill)
    public static let warningFill = Color(ColorToken.warningFill)

    /// A tint of a text color, as the background for text of that color.
    public static func tint(_ color: Color) -> Color { color.opacity(tintOpacity) }

    static let tintOpacity = 0.14
}
