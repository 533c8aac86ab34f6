/// The symbols of the shop, named by their meaning.
public enum Icon: String, CaseIterable, Sendable {
    case home = "house"
    case shop = "square.grid.2x2"
    case search = "magnifyingglass"
    case wishlist = "heart"
    case wishlistFilled = "heart.fill"
    case bag = "bag"
    case brochures = "book"
    case add = "plus"
    case remove = "trash"
    case close = "xmark"
    case share = "square.and.arrow.up"
    case retry = "arrow.clockwise"
    case sort = "arrow.up.arrow.down"
    case filter = "slider.horizontal.3"
    case grid = "square.grid.2x2.fill"
    case list = "list.bullet"
    case offline = "wifi.slash"
    case warning = "exclamationmark.triangle"
    case star = "star"
    case starFilled = "star.fill"
    case back = "chevron.backward"
    case forward = "chevron.forward"
    case undo = "arrow.uturn.backward"
    case picture = "photo"
    case time = "clock"
    case message = "bell"
    case shipping = "shippingbox"
    case checkmark = "checkmark"
    case choice = "circle"
    case chosen = "checkmark.circle.fill"
    case success = "checkmark.circle"
    case payment = "creditcard"
    case person = "person.crop.circle"
    case email = "envelope"
    case show = "eye"
    case hide = "eye.slash"
    case tag

    /// The name of the SF Symbol.
    public var systemName: String { rawValue }

    public var image: Image { Image(systemName: rawValue) }
}
