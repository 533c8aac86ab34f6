import Model

/// The data that a server stores: everything that changes, except what belongs to the process.
struct StoredState: Sendable, Codable {
    /// The prefix of change positions. A server without its state gets another epoch, so old positions are unknown.
    var epoch: String
    var customers: [StoreUser.ID: Customer] = [:]
    /// The products that differ from the initial catalog.
    var changed: [StoreProduct.ID: StoreProduct] = [:]
    var changes = ChangeLog()
    var lastOrder = 2000
    var tokens = IssuedTokens()
    /// The users who registered; nil until there is one.
    var registered: [StoreUser.ID: RegisteredUser]?
    /// The links for new passwords; nil until there is one.
    var resets: PasswordResets?

    init(epoch: String) { self.epoch = epoch }

    /// The products of the initial catalog that were removed.
    var removed: some Sequence<StoreProduct.ID> {
        changes.numbers.keys.lazy.filter { changed[$0] == nil }
    }

    subscript(_ user: StoreUser.ID) -> Customer {
        get { customers[user] ?? Customer() }
        set { customers[user] = newValue }
    }
}

/// The data of one user.
struct Customer: Sendable, Codable {
    var cart = Cart()
    var wishlist = Wishlist()
    /// The orders that the user placed, the latest first, and the invented ones that have changed.
    var orders: [StoreOrder] = []
    var profile = Profile()
    /// The password that the user chose; nil for the initial one.
    var password: PasswordHash?
    /// The notifications, the latest first; nil until they first change.
    var notifications: [StoreNotification]?
    /// The kinds of notifications that the user wants; nil until they first change.
    var notificationSettings: NotificationSettings?
    /// The push tokens, the latest first.
    var devices: [String] = []
    var answers = RememberedResponses()
}

/// The order in which products changed. Each product is listed once, at its last change.
struct ChangeLog: Sendable, Codable {
    private(set) var last = 0
    /// The number of each product's last change.
    private(set) var numbers: [StoreProduct.ID: Int] = [:]

    mutating func add(_ id: StoreProduct.ID) {
        last &+= 1
        numbers[id] = last
    }
}
