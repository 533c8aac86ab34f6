import GRDB
public import Logging
public import Model
import Synchronization

/// The values of feature flags: the overrides of a device, then the server's rules, then the defaults.
public final class StoredFlagService: FlagService {
    private struct StoredFlags: Hashable {
        var flags: [String: RemoteFlag]
        var overrides: [String: RawFlagValue]
    }

    private let store: AppDatabase
    /// The owner of the overrides. Its random identifier names the device for rules that select a part of all devices.
    private let guest: OwnerID
    private let session: any SessionService
    private let version: AppVersion?
    private let country: String?
    private let logger: Logger
    /// The last value of each flag that had the wrong type.
    private let wrongValues = Mutex<[String: RawFlagValue]>([:])

    /// - Parameters:
    ///   - device: The overrides, and the configuration with the server's rules.
    ///   - session: The signed-in user.
    ///   - version: The version of the app, if it is known.
    ///   - country: The ISO 3166 code of the user's country, if it is known.
    ///   - logger: Logs each value of the wrong type once.
    public init(
        _ device: DeviceStore, session: any SessionService, version: AppVersion?, country: String?, logger: Logger
    ) {
        store = device.database
        guest = device.guest
        self.session = session
        self.version = version
        self.country = country
        self.logger = logger
    }

    public func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        storedFlags().combined(with: session.session()) { [self] stored, session in
            let audience = FlagAudience(
                version: version, user: session.user?.id, country: country, device: guest.rawValue)
            let raw = stored.overrides[flag.name] ?? stored.flags[flag.name]?.value(named: flag.name, for: audience)
            return raw.map { read($0, as: flag) } ?? flag.defaultValue
        }
    }

    public func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async throws(ServiceError) {
        try await store.write { [guest] database in
            let rows = OwnerRows(database, owner: guest)
            var overrides = try Self.overrides(in: rows)
            overrides[flag.name] = value?.raw
            try rows.set(.flagOverrides, to: StoredJSON.text(overrides))
        }
    }

    public func overrides() -> AsyncStream<[String: RawFlagValue]> {
        store.values(of: "the flags' overrides") { [guest] in try Self.overrides(in: OwnerRows($0, owner: guest)) }
    }

    public func removeOverrides() async throws(ServiceError) {
        try await store.write { [guest] in try OwnerRows($0, owner: guest).set(.flagOverrides, to: "{}") }
    }

    private func storedFlags() -> AsyncStream<StoredFlags> {
        store.values(of: "the flags") { [guest] database in
            StoredFlags(
                flags: try StoredConfigurationService.stored(in: database)?.flags ?? [:],
                overrides: try Self.overrides(in: OwnerRows(database, owner: guest)))
        }
    }

    private static func overrides(in rows: OwnerRows) throws -> [String: RawFlagValue] {
        try rows.setting(.flagOverrides).flatMap { StoredJSON.value([String: RawFlagValue].self, $0) } ?? [:]
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

extension AsyncStream where Element: Sendable {
    /// Returns the value of the newest elements of both streams, whenever it changes. Ends with the first of the streams.
    func combined<Other: Sendable, Value: Equatable & Sendable>(
        with other: AsyncStream<Other>, _ value: @escaping @Sendable (Element, Other) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream<Value>(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let newest = Newest(value) { continuation.yield($0) }
            let following = Task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { for await element in self { newest.note(one: element) } }
                    group.addTask { for await element in other { newest.note(other: element) } }
                    await group.next()
                    group.cancelAll()
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in following.cancel() }
        }
    }
}

/// The newest elements of two streams, and their value.
private final class Newest<One: Sendable, Other: Sendable, Value: Equatable & Sendable>: Sendable {
    private struct State {
        var one: One?
        var other: Other?
        var last: Value?
    }

    private let state = Mutex(State())
    private let value: @Sendable (One, Other) -> Value
    private let tell: @Sendable (Value) -> Void

    init(_ value: @escaping @Sendable (One, Other) -> Value, tell: @escaping @Sendable (Value) -> Void) {
        self.value = value
        self.tell = tell
    }

    func note(one: One? = nil, other: Other? = nil) {
        state.withLock { state in
            state.one = one ?? state.one
            state.other = other ?? state.other
            guard let one = state.one, let other = state.other else { return }
            let new = value(one, other)
            // Inside the lock, so that values are delivered in their order.
            if new != state.last { tell(new) }
            state.last = new
        }
    }
}
