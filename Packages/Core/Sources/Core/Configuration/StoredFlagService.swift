import GRDB
public import Logging
public import Model
import Synchronization

/// What the server said last of the flags, for who is signed in on this device, and what is overridden here.
public final class StoredFlagService: FlagService {
    private struct Kept: Hashable {
        var flags: [String: RemoteFlag]
        var overrides: [String: RawFlagValue]
        var device: String
    }

    private let store: ShopStore
    private let session: any SessionService
    private let version: AppVersion?
    private let country: String?
    private let logger: Logger
    private let complaints = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - store: Where it all is kept.
    ///   - session: Who is signed in.
    ///   - version: Which version the app is; nil when that is not known.
    ///   - country: The user's, by its ISO 3166 code; nil when that is not known.
    ///   - logger: Told once of each value that has the wrong type.
    public init(
        _ store: ShopStore, session: any SessionService, version: AppVersion?, country: String?, logger: Logger
    ) {
        self.store = store
        self.session = session
        self.version = version
        self.country = country
        self.logger = logger
    }

    public func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        kept().combined(with: session.session()) { [self] kept, session in
            let audience = FlagAudience(
                version: version, user: session.user?.id, country: country, device: kept.device)
            let raw = kept.overrides[flag.name] ?? kept.flags[flag.name]?.value(named: flag.name, for: audience)
            return raw.map { read($0, as: flag) } ?? flag.defaultValue
        }
    }

    public func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async throws(ServiceError) {
        try await store.write { database in
            var overrides = try Self.overrides(in: database)
            overrides[flag.name] = value?.raw
            try Settings.set(StoredJSON.text(overrides), for: .flagOverrides, in: database)
        }
    }

    public func overrides() -> AsyncStream<[String: RawFlagValue]> {
        store.values(of: "the flags' overrides") { try Self.overrides(in: $0) }
    }

    public func removeOverrides() async throws(ServiceError) {
        try await store.write { try Settings.set("{}", for: .flagOverrides, in: $0) }
    }

    private func kept() -> AsyncStream<Kept> {
        store.values(of: "the flags") { database in
            Kept(
                flags: try StoredConfigurationService.kept(in: database)?.flags ?? [:],
                overrides: try Self.overrides(in: database),
                device: try Settings.value(of: .device, in: database) ?? "")
        }
    }

    private static func overrides(in database: Database) throws -> [String: RawFlagValue] {
        try Settings.value(of: .flagOverrides, in: database)
            .flatMap { StoredJSON.value([String: RawFlagValue].self, $0) } ?? [:]
    }

    private func read<Value: FlagValue>(_ raw: RawFlagValue, as flag: FeatureFlag<Value>) -> Value {
        if let value = Value(raw) { return value }
        let isNew = complaints.withLock { $0.insert("\(flag.name)=\(raw)").inserted }
        if isNew {
            logger.warning(
                "The flag \"\(flag.name)\" should be a \(Value.self) and is \(raw). Its default applies: \(flag.defaultValue)."
            )
        }
        return flag.defaultValue
    }
}

extension AsyncStream where Element: Sendable {
    /// What follows from the newest elements of both streams, whenever that changes. It ends with the first of them.
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

/// The newest of two, and what follows from them.
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
            // Told within the lock: two changes are told in their order.
            if new != state.last { tell(new) }
            state.last = new
        }
    }
}
