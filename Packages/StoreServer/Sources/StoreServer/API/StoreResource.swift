import HTTPTypes

/// What a path names, as far as it can be changed or belongs to somebody.
enum StoreResource: Equatable {
    case login, refresh, me
    case orders, order(String)
    case cartOf(String), cart(String)
    case wishlist(String), wish(String, String)
    case profile(String)
    case reviews(String)
    case notifications, notification(String), device(String)
    case brands, changes, configuration, brochures
    /// The catalogue, pictures, and whatever there isn't.
    case other

    /// - Parameter hasExtensions: Whether there is more than DummyJSON's format has.
    init(_ segments: [String], hasExtensions: Bool) {
        let count = segments.count
        switch (segments.first, segments.dropFirst().first, segments.dropFirst(2).first) {
        case ("auth", "login", nil): self = .login
        case ("auth", "refresh", nil): self = .refresh
        case ("auth", "me", nil): self = .me
        case _ where !hasExtensions: self = .other
        case ("orders", nil, nil): self = .orders
        case ("orders", let id?, nil): self = .order(id)
        case ("carts", "user", let user?) where count == 3: self = .cartOf(user)
        case ("carts", let id?, nil): self = .cart(id)
        case ("users", let user?, nil): self = .profile(user)
        case ("users", let user?, "wishlist") where count == 3: self = .wishlist(user)
        case ("users", let user?, "wishlist") where count == 4: self = .wish(user, segments[3])
        case ("products", "changes", nil): self = .changes
        case ("products", let id?, "reviews") where count == 3 && id != "category": self = .reviews(id)
        case ("notifications", nil, nil): self = .notifications
        case ("notifications", let id?, "read") where count == 3: self = .notification(id)
        case ("devices", let token?, nil): self = .device(token)
        case ("brands", nil, nil): self = .brands
        case ("configuration", nil, nil): self = .configuration
        case ("brochures", _, _): self = .brochures
        default: self = .other
        }
    }

    /// `HEAD` goes wherever `GET` does.
    var methods: [HTTPRequest.Method] {
        switch self {
        case .login, .refresh: [.post]
        case .orders, .reviews: [.get, .post]
        case .cart, .notification: [.put]
        case .wish, .device: [.put, .delete]
        case .profile: [.patch]
        case .me, .order, .cartOf, .wishlist, .notifications, .brands, .changes, .configuration, .brochures, .other:
            [.get]
        }
    }

    /// Whether a user changes something, once for each key.
    func isChanged(by method: HTTPRequest.Method) -> Bool {
        switch self {
        case .login, .refresh: false
        default: method != .get && method != .head
        }
    }
}
