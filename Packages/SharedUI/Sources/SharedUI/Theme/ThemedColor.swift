/// The colors of the shop, named by their purpose.
public enum ThemedColor {
    public static let accent = Color.accentColor
    public static let text = Color.primary
    public static let secondaryText = Color.secondary
    public static let surface = Color.gray.opacity(0.12)
    public static let sale = Color.red
    public static let rating = Color.orange
    public static let positive = Color.green
    public static let warning = Color.orange
    public static let wishlist = Color.pink
}
