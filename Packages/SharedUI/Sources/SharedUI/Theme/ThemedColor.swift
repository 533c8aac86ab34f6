/// The colors in use, by what they are for. Their values are those of the ``Theme`` in the environment.
///
/// Texts reach a contrast of 4.5 : 1 on every background of the app, symbols 3 : 1, in light and in dark.
public enum ThemedColor: ShapeStyle, CaseIterable {
    case accent, text, surface, secondaryText, sale, positive, warning, rating, wishlist
    /// Backgrounds for white text.
    case accentFill, saleFill, warningFill

    public func resolve(in environment: EnvironmentValues) -> Color { environment.theme.color(self) }

    /// A tint of a text color, as the background for text of that color.
    public static func tint(_ color: ThemedColor) -> some ShapeStyle { color.opacity(tintOpacity) }

    static let tintOpacity = 0.14
}

extension Theme {
    /// Returns the color of a role.
    public func color(_ role: ThemedColor) -> Color {
        switch role {
        case .accent: Color(color.accent)
        case .text: Color.primary
        case .surface: Color.gray.opacity(0.12)
        case .secondaryText: Color(color.secondaryText)
        case .sale: Color(color.sale)
        case .positive: Color(color.positive)
        case .warning: Color(color.warning)
        case .rating: Color(color.rating)
        case .wishlist: Color(color.wishlist)
        case .accentFill: Color(color.accentFill)
        case .saleFill: Color(color.saleFill)
        case .warningFill: Color(color.warningFill)
        }
    }
}
