public import Foundation

/// What a server has in addition to DummyJSON's format: the data of users that it stores, and more.
///
/// It is decided where the app creates its ``LiveNetwork``. A response never decides it: a 404 may come from a gateway and
/// pass.
public struct ServerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Carts with a revision.
    public static let carts = ServerCapabilities(rawValue: 1 << 0)
    public static let wishlists = ServerCapabilities(rawValue: 1 << 1)
    public static let orders = ServerCapabilities(rawValue: 1 << 2)
    /// Changes of the user's name and email address.
    public static let profiles = ServerCapabilities(rawValue: 1 << 3)
    /// New accounts, new passwords for forgotten ones, revoking the tokens of a session, and notification settings.
    public static let accounts = ServerCapabilities(rawValue: 1 << 5)
    /// The pages of the shop's website: `/pages/returns`.
    public static let pages = ServerCapabilities(rawValue: 1 << 4)
    /// The reviews of a product apart from it, and those of a user.
    public static let reviews = ServerCapabilities(rawValue: 1 << 6)
    public static let brochures = ServerCapabilities(rawValue: 1 << 7)
    /// The configuration of the app.
    public static let configuration = ServerCapabilities(rawValue: 1 << 8)
    /// The notifications of a user, and devices that receive pushes.
    public static let notifications = ServerCapabilities(rawValue: 1 << 9)
    /// The changes of the catalog since a position: `/products/changes`.
    public static let changes = ServerCapabilities(rawValue: 1 << 10)

    /// Everything, as StoreServer does.
    public static let all: ServerCapabilities = [
        .carts, .wishlists, .orders, .profiles, .accounts, .pages, .reviews, .brochures, .configuration, .notifications,
        .changes,
    ]

    /// Nothing: the server accepts a cart or a profile, and forgets it. Changes stay on the device.
    public static let dummyJSON: ServerCapabilities = []

    /// Returns the capabilities of the public DummyJSON server for its address, and everything for any other.
    public static func standard(for api: URL) -> ServerCapabilities {
        let host = api.host()?.lowercased() ?? ""
        return host == "dummyjson.com" || host.hasSuffix(".dummyjson.com") ? .dummyJSON : .all
    }
}
