public import Model

/// In-memory delivery addresses.
public final class MockDeliveryAddressService: DeliveryAddressService, Controllable {
    public enum Call: Hashable, Sendable {
        case addresses
        case use(DeliveryAddress)
    }

    public let control = MockControl<Call>()
    private let state: MockState<[DeliveryAddress]>

    /// - Parameter addresses: The stored addresses, the last used one first.
    public init(_ addresses: [DeliveryAddress] = []) {
        state = MockState(addresses, control.changes)
    }

    /// The stored addresses, the last used one first.
    public var stored: [DeliveryAddress] { state.value }

    public func addresses() async throws(ServiceError) -> [DeliveryAddress] {
        try await control.answer(.addresses)
        return state.value
    }

    public func use(_ address: DeliveryAddress) async throws(ServiceError) {
        try await control.answer(.use(address))
        state.update { stored in stored = [address] + stored.filter { $0 != address } }
    }
}
