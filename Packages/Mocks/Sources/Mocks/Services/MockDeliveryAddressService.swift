import Loading
public import Model

/// In-memory delivery addresses.
public final class MockDeliveryAddressService: DeliveryAddressService, Controllable {
    public enum Call: Hashable, Sendable {
        case addresses
        case use(DeliveryAddress)
        case save(DeliveryAddress, replacing: DeliveryAddress?, isDefault: Bool)
        case remove(DeliveryAddress)
    }

    public let control = MockControl<Call>()
    private let state: MockState<AddressBook>

    /// - Parameter addresses: The stored addresses, the last used one first.
    public init(_ addresses: [DeliveryAddress] = []) {
        state = MockState(AddressBook(addresses), control.changes)
    }

    /// The stored addresses, the default one first.
    public var stored: [DeliveryAddress] { state.value.addresses }

    public func addresses() async throws(ServiceError) -> [DeliveryAddress] {
        try await control.answer(.addresses)
        return stored
    }

    public func addressChanges() -> AsyncStream<[DeliveryAddress]> { state.values { $0.addresses } }

    public func use(_ address: DeliveryAddress) async throws(ServiceError) {
        try await control.answer(.use(address))
        state.update { $0.use(address) }
    }

    public func save(
        _ address: DeliveryAddress, replacing old: DeliveryAddress?, isDefault: Bool
    ) async throws(ServiceError) {
        try await control.answer(.save(address, replacing: old, isDefault: isDefault))
        state.update { $0.save(address, replacing: old, isDefault: isDefault) }
    }

    public func remove(_ address: DeliveryAddress) async throws(ServiceError) {
        try await control.answer(.remove(address))
        state.update { $0.remove(address) }
    }
}
