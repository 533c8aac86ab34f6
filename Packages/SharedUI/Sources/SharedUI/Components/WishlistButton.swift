/// The heart of a product: filled when the product is on the wishlist.
public struct WishlistButton: View {
    private let title: String
    private let isOn: Bool
    private let action: @MainActor () -> Void
    /// Gives feedback for the user's taps, and for no change that is loaded.
    @State private var taps = 0

    /// - Parameters:
    ///   - title: The product's title, so that each heart has a distinct accessibility label.
    ///   - isOn: Whether the heart is filled.
    ///   - action: The action of a tap.
    public init(_ title: String, isOn: Bool, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.isOn = isOn
        self.action = action
    }

    public var body: some View {
        Button {
            taps += 1
            action()
        } label: {
            (isOn ? Icon.wishlistFilled : Icon.wishlist).image
                .foregroundStyle(isOn ? ThemedColor.wishlist : ThemedColor.secondaryText)
                .padding(Spacing.s)
                .background(.regularMaterial, in: Circle())
                .animation(.snappy, value: isOn)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isOn ? Text("Remove \(title) from wishlist") : Text("Add \(title) to wishlist"))
        .accessibilityAddTraits(isOn ? [.isSelected] : [])
        .sensoryFeedback(.selection, trigger: taps)
    }
}
