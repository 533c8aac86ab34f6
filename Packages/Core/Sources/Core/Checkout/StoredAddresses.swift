import Model

/// The delivery addresses of the signed-in user on a device.
struct StoredAddresses: DeliveryAddressService {
    let device: DeviceStore

    func addresses() async throws(ServiceError) -> [DeliveryAddress] {
        try await device.read { try Self.book(in: $0).addresses }
    }

    func addressChanges() -> AsyncStream<[DeliveryAddress]> {
        device.values(of: "the delivery addresses") { try Self.book(in: $0).addresses }
    }

    func use(_ address: DeliveryAddress) async throws(ServiceError) {
        try await change { $0.use(address) }
    }

    func save(
        _ address: DeliveryAddress, replacing old: DeliveryAddress?, isDefault: Bool
    ) async throws(ServiceError) {
        try await change { $0.save(address, replacing: old, isDefault: isDefault) }
    }

    func remove(_ address: DeliveryAddress) async throws(ServiceError) {
        try await change { $0.remove(address) }
    }

    private func change(_ body: @escaping @Sendable (inout AddressBook) -> Void) async throws(ServiceError) {
        try await device.write { rows in
            guard !rows.isGuest else { throw ServiceError.unauthorized }
            var book = try Self.book(in: rows)
            body(&book)
            try rows.set(.addressBook, to: book, as: StoredAddressBook.self)
        }
    }

    private static func book(in rows: OwnerRows) throws -> AddressBook {
        try rows.setting(.addressBook, as: StoredAddressBook.self) ?? AddressBook()
    }
}
