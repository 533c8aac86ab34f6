/// The delivery addresses of a user: the latest ones, and a default one.
public struct AddressBook: Hashable, Sendable {
    /// The maximum number of addresses. A new one replaces the one that was used longest ago, except for the default one.
    public static let maximumCount = 10

    /// The addresses, the last used one first.
    public private(set) var latest: [DeliveryAddress] = []
    /// The address that the user has chosen as the default one.
    public private(set) var chosen: DeliveryAddress?

    public init(_ addresses: [DeliveryAddress] = [], chosen: DeliveryAddress? = nil) {
        latest = Array(addresses.prefix(Self.maximumCount))
        self.chosen = chosen
    }

    /// The addresses: the default one first, then the last used one. If the user hasn't chosen a default one, the last used
    /// one is it.
    public var addresses: [DeliveryAddress] {
        guard let chosen else { return latest }
        return [chosen] + latest.filter { $0 != chosen }
    }

    /// Adds an address as the last used one.
    public mutating func use(_ address: DeliveryAddress) {
        latest = [address] + latest.filter { $0 != address }
        while latest.count > Self.maximumCount, let index = latest.lastIndex(where: { $0 != chosen }) {
            latest.remove(at: index)
        }
    }

    /// Replaces an address, or adds one as the last used one.
    ///
    /// - Parameters:
    ///   - address: The new address.
    ///   - old: The address to replace. `nil` to add one.
    ///   - isDefault: A Boolean value that indicates whether the address becomes the default one. If it is the default one
    ///     already and doesn't stay it, the last used one is it.
    public mutating func save(_ address: DeliveryAddress, replacing old: DeliveryAddress?, isDefault: Bool) {
        if let old, let index = latest.firstIndex(of: old) {
            latest[index] = address
            var known: Set<DeliveryAddress> = []
            latest = latest.filter { known.insert($0).inserted }
        } else {
            use(address)
        }
        if isDefault {
            chosen = address
        } else if chosen == address || chosen == old {
            chosen = nil
        }
    }

    /// Removes an address. Does nothing if there is no such address.
    public mutating func remove(_ address: DeliveryAddress) {
        latest.removeAll { $0 == address }
        if chosen == address { chosen = nil }
    }
}
