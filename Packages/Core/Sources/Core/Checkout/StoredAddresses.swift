import Model

/// The delivery addresses of the signed-in user on a device. The latest ten are stored.
struct StoredAddresses: DeliveryAddressService {
    static let maximumCount = 10
    let device: DeviceStore

    func addresses() async throws(ServiceError) -> [DeliveryAddress] {
        try await device.read { try Self.addresses(in: $0) }
    }

    func use(_ address: DeliveryAddress) async throws(ServiceError) {
        try await device.write { rows in
            guard !rows.isGuest else { throw ServiceError.unauthorized }
            let others = try Self.addresses(in: rows).filter { $0 != address }
            let latest = Array(([address] + others).prefix(Self.maximumCount))
            try rows.set(.deliveryAddresses, to: StoredJSON.text(latest))
        }
    }

    private static func addresses(in rows: OwnerRows) throws -> [DeliveryAddress] {
        try rows.setting(.deliveryAddresses).flatMap { StoredJSON.value([DeliveryAddress].self, $0) } ?? []
    }
}
