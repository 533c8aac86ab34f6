/// The text styles of the shop.
public enum FontStyle {
    public static let hero = Font.largeTitle
    public static let title = Font.title2
    public static let heading = Font.headline
    public static let body = Font.body
    public static let price = Font.headline
    public static let note = Font.subheadline
    public static let caption = Font.caption
}
