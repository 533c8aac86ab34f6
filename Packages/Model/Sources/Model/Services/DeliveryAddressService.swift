/// Stores the delivery addresses of the signed-in user on the device.
public protocol DeliveryAddressService: Sendable {
    /// Returns the addresses, the last used one first.
    func addresses() async throws(ServiceError) -> [DeliveryAddress]

    /// Stores an address as the last used one.
    func use(_ address: DeliveryAddress) async throws(ServiceError)
}
