/// The text styles, by what they are for. Their fonts are those of the ``Theme`` in the environment.
public enum FontStyle: CaseIterable, Sendable {
    case hero, title, heading, body, price, note, caption
}

extension Theme {
    /// Returns the font of a text style.
    public func font(_ style: FontStyle) -> Font {
        switch style {
        case .hero: font.header.h1
        case .title: font.header.h2
        case .heading: font.header.h3
        case .body: font.body
        case .price: font.price
        case .note: font.note
        case .caption: font.caption
        }
    }
}

extension View {
    /// Sets the font to that of a text style.
    public func font(_ style: FontStyle) -> some View { modifier(ThemedFont(style: style)) }
}

private struct ThemedFont: ViewModifier {
    let style: FontStyle
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View { content.font(theme.font(style)) }
}
