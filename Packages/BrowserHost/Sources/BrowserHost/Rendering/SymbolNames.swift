/// The names of the system symbols that the sprite draws.
enum SymbolNames {
    static let all: Set<String> = [
        "app", "arrow.2.circlepath", "arrow.clockwise", "arrow.counterclockwise", "arrow.down", "arrow.left",
        "arrow.right", "arrow.triangle.2.circlepath", "arrow.up", "arrow.up.arrow.down", "arrow.up.right",
        "arrow.uturn.backward", "bag", "bag.badge.plus", "bag.fill", "bell", "bell.fill", "bicycle", "bolt",
        "bolt.fill", "book", "book.fill", "calendar", "car", "cart", "cart.fill", "checkmark", "checkmark.circle",
        "checkmark.circle.fill", "checkmark.seal", "checkmark.seal.fill", "chevron.backward", "chevron.down",
        "chevron.forward", "chevron.left", "chevron.right", "chevron.up", "chevron.up.chevron.down", "circle",
        "circle.fill", "clock", "clock.arrow.circlepath", "clock.fill", "creditcard", "diamond", "display",
        "doc.on.doc", "doc.text", "drop", "ellipsis", "ellipsis.circle", "envelope", "exclamationmark.circle",
        "exclamationmark.triangle", "exclamationmark.triangle.fill", "externaldrive.badge.exclamationmark", "eye",
        "eye.slash", "eyeglasses", "flame",
        "flame.fill", "football", "fork.knife", "gear", "gearshape", "gearshape.fill", "gift", "globe", "heart",
        "heart.fill", "heart.slash", "house", "house.fill", "icloud.slash", "info.circle", "iphone", "lamp.desk",
        "laptopcomputer", "leaf", "line.3.horizontal", "line.3.horizontal.decrease",
        "line.3.horizontal.decrease.circle", "link", "list.bullet", "lock", "lock.fill", "magnifyingglass", "mappin",
        "mappin.and.ellipse", "minus", "minus.circle", "minus.circle.fill", "newspaper", "pencil", "percent",
        "person", "person.2", "person.circle", "person.circle.fill", "person.crop.circle", "person.fill", "phone",
        "photo", "photo.fill", "photo.on.rectangle", "plus", "plus.circle", "plus.circle.fill", "questionmark.circle",
        "rectangle.grid.1x2", "rectangle.grid.2x2", "rectangle.stack", "shippingbox", "shippingbox.fill", "shoe",
        "slider.horizontal.3",
        "sofa", "sparkles",
        "sportscourt", "square", "square.and.arrow.down", "square.and.arrow.up", "square.grid.2x2",
        "square.grid.2x2.fill", "star", "star.fill", "star.leadinghalf.filled", "star.slash", "storefront", "tag",
        "tag.fill",
        "trash", "trash.fill", "tray", "truck.box", "truck.box.fill", "tshirt", "unknown", "wifi",
        "wifi.exclamationmark", "wifi.slash", "xmark", "xmark.circle", "xmark.circle.fill",
    ]

    /// The sprite's symbol for a system symbol: its own, or a neutral one.
    static func symbol(for name: String) -> String { all.contains(name) ? name : "unknown" }

    /// Returns whether a symbol follows the reading direction, as the system's do that are named after it.
    static func isMirrored(_ name: String) -> Bool {
        name == "list.bullet" || ["backward", "forward", "leading"].contains { name.contains($0) }
    }
}
