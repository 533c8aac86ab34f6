/// The reason for a failed sign-out. The user is still signed in, with all their data.
public enum SignOutError: Error, Hashable, Sendable {
    /// Signing out would discard these changes, and the user hasn't agreed to that.
    case unsentChanges(UnsentChanges)
    case service(ServiceError)
}

/// The changes of the signed-in user that the server hasn't received. Signing out discards them.
public struct UnsentChanges: Hashable, Sendable {
    /// No changes.
    public static let none = UnsentChanges()

    /// The number of orders that were placed and not sent.
    public var orders: Int
    /// The number of other changes: to the bag, the wishlist and the profile.
    public var others: Int

    public init(orders: Int = 0, others: Int = 0) {
        self.orders = orders
        self.others = others
    }

    public var count: Int { orders + others }
    public var isEmpty: Bool { count == 0 }

    /// Returns whether the user who agreed to discard `confirmed` agreed to discard these changes, too.
    public func isCovered(by confirmed: UnsentChanges) -> Bool {
        orders <= confirmed.orders && others <= confirmed.others
    }
}
