import Model

/// The voucher of the bag of the guest or the signed-in user on a device.
struct StoredVoucher: SettingService {
    let device: DeviceStore

    func values() -> AsyncStream<Voucher?> {
        device.values(of: "the voucher") { try Self.voucher(in: $0) }
    }

    func set(_ voucher: Voucher?) async throws(ServiceError) {
        try await device.write { try Self.set(voucher, in: $0) }
    }

    /// Returns the voucher. `nil` if there is none, or if this version of the app doesn't know it.
    static func voucher(in rows: OwnerRows) throws -> Voucher? {
        try rows.setting(.voucher).flatMap { try? Voucher.named($0) }
    }

    static func set(_ voucher: Voucher?, in rows: OwnerRows) throws {
        if let voucher {
            try rows.set(.voucher, to: voucher.code)
        } else if try rows.setting(.voucher) != nil {
            try rows.set(.voucher, to: "")
        }
    }
}
