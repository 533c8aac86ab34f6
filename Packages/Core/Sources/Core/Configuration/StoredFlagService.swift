import AsyncAlgorithms
import Logging
import Model
import Synchronization

/// The values of feature flags: the overrides of a device, then the server's rules, then the defaults.
final class StoredFlagService: FlagService {
    private struct StoredFlags: Hashable {
        var flags: [String: RemoteFlag]
        var overrides: [String: RawFlagValue]
    }

    private let device: DeviceStore
    private let session: any SessionService
    private let version: AppVersion?
    private let country: String?
    private let logger: Logger
    /// The last value of each flag that had the wrong type.
    private let wrongValues = Mutex<[String: RawFlagValue]>([:])

    /// - Parameters:
    ///   - device: The overrides, and the configuration with the server's rules. The random identifier of its guest names
    ///     the device for rules that select a part of all devices.
    ///   - session: The signed-in user.
    ///   - version: The version of the app, if it is known.
    ///   - country: The ISO 3166 code of the user's country, if it is known.
    ///   - logger: Logs each value of the wrong type once.
    init(
        _ device: DeviceStore, session: any SessionService, version: AppVersion?, country: String?, logger: Logger
    ) {
        self.device = device
        self.session = session
        self.version = version
        self.country = country
        self.logger = logger
    }

    func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        values(of: flag) { $0.overrides[flag.name] }
    }

    func configuredValues<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        values(of: flag) { _ in nil }
    }

    private func values<Value: FlagValue>(
        of flag: FeatureFlag<Value>, override: @escaping @Sendable (StoredFlags) -> RawFlagValue?
    ) -> AsyncStream<Value> {
        let values = combineLatest(storedFlags(), session.session()).map { [self] stored, session in
            let audience = FlagAudience(
                version: version, user: session.user?.id, country: country, device: device.guest.rawValue)
            let raw = override(stored) ?? stored.flags[flag.name]?.value(named: flag.name, for: audience)
            return raw.map { read($0, as: flag) } ?? flag.defaultValue
        }.removeDuplicates()
        return .newest { continuation in for await value in values { continuation.yield(value) } }
    }

    func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async throws(ServiceError) {
        try await device.write(as: .guest) { rows in
            var overrides = try Self.overrides(in: rows)
            overrides[flag.name] = value?.raw
            try rows.set(.flagOverrides, to: overrides, as: StoredPlain<[String: RawFlagValue]>.self)
        }
    }

    func overrides() -> AsyncStream<[String: RawFlagValue]> {
        device.values(of: "the flags' overrides", as: .guest) { try Self.overrides(in: $0) }
    }

    func removeOverrides() async throws(ServiceError) {
        try await device.write(as: .guest) { try $0.set(.flagOverrides, to: "{}") }
    }

    private func storedFlags() -> AsyncStream<StoredFlags> {
        device.values(of: "the flags", as: .guest) { rows in
            StoredFlags(
                flags: try StoredConfigurationService.stored(in: rows)?.flags ?? [:],
                overrides: try Self.overrides(in: rows))
        }
    }

    private static func overrides(in rows: OwnerRows) throws -> [String: RawFlagValue] {
        try rows.setting(.flagOverrides, as: StoredPlain<[String: RawFlagValue]>.self) ?? [:]
    }

    private func read<Value: FlagValue>(_ raw: RawFlagValue, as flag: FeatureFlag<Value>) -> Value {
        if let value = Value(raw) { return value }
        let last = wrongValues.withLock { $0.updateValue(raw, forKey: flag.name) }
        if last != raw {
            logger.warning(
                "The flag \"\(flag.name)\" should be a \(Value.self) and is \(raw). Its default applies: \(flag.defaultValue)."
            )
        }
        return flag.defaultValue
    }
}
