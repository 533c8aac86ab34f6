/// What the store knows of one user.
struct Customer: Sendable, Codable {
    var cart = Cart()
    var wishlist = Wishlist()
    /// The latest first, without those that were invented.
    var orders: [StoreOrder] = []
    var profile = Profile()
    /// The latest first; nil before anything is told, so that the first ones are told once.
    var notifications: [StoreNotification]?
    /// The latest first.
    var devices: [String] = []
    var answers = RememberedAnswers()
}
