import Foundation
import Logging

/// All sessions in memory: makes them, finds them again, ends them.
@MainActor
final class SessionRegistry {
    typealias MakeApp = @MainActor @Sendable (SessionContext) async throws -> any BrowserApp

    private let store: SessionStore
    let limits: BrowserHostLimits
    let clock: HostClock
    private let makeRenderer: @MainActor () -> PageRenderer
    private let makeApp: MakeApp
    private let logger: Logger
    private var sessions: [String: Session] = [:]
    /// Sessions being made, so that two requests at once make one app; and being ended, so that no two apps ever have
    /// one directory.
    private var starting: [String: Task<Session, any Error>] = [:]
    private var ending: [String: Task<Void, Never>] = [:]
    private var starts: AddressBuckets
    private var messages: TokenBucket
    private var isShutDown = false

    init(
        store: SessionStore, limits: BrowserHostLimits, clock: HostClock, logger: Logger,
        makeRenderer: @escaping @MainActor () -> PageRenderer, makeApp: @escaping MakeApp
    ) {
        self.store = store
        self.limits = limits
        self.clock = clock
        self.makeRenderer = makeRenderer
        self.logger = logger
        self.makeApp = makeApp
        starts = AddressBuckets(limits.sessionStarts)
        messages = TokenBucket(limits.messages, now: clock.now())
    }

    /// The sessions in memory.
    var running: [Session] { Array(sessions.values) }

    /// Takes one message from the allowance of all programs together.
    func allowsMessage() -> Bool { messages.take(at: clock.now()) }

    var count: Int { sessions.count + starting.count }

    /// Returns the session of a cookie, from memory or opened from its directory; nil if there is none.
    ///
    /// - Parameters:
    ///   - id: The session that the cookie names.
    ///   - address: The address of the request.
    ///   - languages: The languages of the request, for an app that is made for it.
    ///   - isActive: Whether the user is behind the request, and not a page that reconnects by itself.
    /// - Throws: As ``create(from:languages:)``.
    func find(
        _ id: SessionID?, from address: ClientAddress, languages: AcceptLanguage, isActive: Bool
    ) async throws -> Session? {
        guard let id else { return nil }
        var found: Session?
        if let session = sessions[id.name] {
            guard RandomToken.areEqual(session.id.secret, id.secret) else { return nil }
            found = session
        } else if let directory = await store.find(id) {
            if sessions[id.name] == nil, starting[id.name] == nil { try chargeStart(from: address) }
            found = try await start(id, directory, from: address, languages: languages, isActive: isActive)
        }
        guard let session = found else { return nil }
        // It is about to be used, and must not be ended as idle in between.
        session.touch(from: address, isActive: isActive)
        if !session.hasReturned {
            session.hasReturned = true
            await store.keep(id)
        }
        return session
    }

    /// Returns the session of a cookie if it is in memory.
    func running(_ id: SessionID?) -> Session? {
        guard let id, let session = sessions[id.name], RandomToken.areEqual(session.id.secret, id.secret) else {
            return nil
        }
        return session
    }

    /// The names of all sessions whose directories are needed.
    private var inUse: Set<String> { Set(sessions.keys).union(starting.keys).union(ending.keys) }

    /// Makes a new session, which is stored before this returns.
    ///
    /// - Throws: ``BrowserHostError/tooManySessions(_:)``, ``SessionRefusal/tooFast``, or an error of `makeApp`.
    func create(from address: ClientAddress, languages: AcceptLanguage) async throws -> Session {
        try chargeStart(from: address)
        let id = SessionID()
        let directory = try await store.create(id, keeping: inUse)
        do {
            return try await start(id, directory, from: address, languages: languages, isActive: true)
        } catch {
            // Its cookie was never sent: no browser can come back for it.
            await store.remove(id)
            throw error
        }
    }

    private func chargeStart(from address: ClientAddress) throws {
        guard starts.take(for: address, at: clock.now()) else { throw SessionRefusal.tooFast }
    }

    private func start(
        _ id: SessionID, _ directory: URL, from address: ClientAddress, languages: AcceptLanguage,
        isActive: Bool
    ) async throws -> Session {
        // Another request may have started it while its directory was looked for.
        if let session = sessions[id.name] { return session }
        if let task = starting[id.name] { return try await task.value }
        if isShutDown { throw SessionRefusal.shuttingDown }
        try makeRoom(for: address, isActive: isActive)
        let previous = ending[id.name]
        let task = Task { () throws -> Session in
            await previous?.value
            let app = try await makeApp(
                SessionContext(name: id.name, directory: directory, languages: languages.tags))
            do {
                let main = try await app.makeWindow(isMain: true)
                return Session(
                    id: id, address: address, app: app, main: main, renderer: makeRenderer(), limits: limits,
                    clock: clock, logger: logger)
            } catch {
                await app.close()
                throw error
            }
        }
        starting[id.name] = task
        defer { starting[id.name] = nil }
        let session = try await task.value
        sessions[id.name] = session
        logger.debug("session started", metadata: ["session": "\(id)", "live": "\(sessions.count)"])
        return session
    }

    /// Ends a session if there is no room for one more: the one without an open page that was used least recently, or
    /// else one of the address with the most sessions, so that a single client can't lock the others out.
    ///
    /// - Parameters:
    ///   - address: The address of the session that needs room.
    ///   - isActive: Whether its user is behind the request. A page that reconnects by itself ends no other session with
    ///     an open page: the two would end each other in turn.
    private func makeRoom(for address: ClientAddress, isActive: Bool) throws {
        guard count >= max(1, limits.liveSessions) else { return }
        let closed = sessions.values.filter { $0.openStreams == 0 }
        if let idle = closed.min(by: { $0.lastUsed < $1.lastUsed }) { return end(idle) }
        let load = Dictionary(grouping: sessions.values, by: \.address).mapValues(\.count)
        let open = sessions.values.min {
            (-load[$0.address, default: 0], $0.lastActive) < (-load[$1.address, default: 0], $1.lastActive)
        }
        guard let open, isActive else { throw BrowserHostError.tooManySessions(limits.liveSessions) }
        let isInUse = clock.now() - open.lastActive < limits.activeTime
        let takesMore = load[open.address, default: 0] > load[address, default: 0] + 1
        guard !isInUse || takesMore else { throw BrowserHostError.tooManySessions(limits.liveSessions) }
        end(open)
    }

    /// Removes the directories of sessions that weren't used for as long as their kind is kept.
    func removeExpiredSessions() async { await store.removeExpired(keeping: inUse) }

    /// Ends the sessions without an open page that weren't used for the idle time, and the windows of the others that no tab
    /// has shown for as long.
    func endIdleSessions() {
        let now = clock.now()
        for session in sessions.values { session.closeFreeWindows() }
        for session in sessions.values where session.openStreams == 0 && now - session.lastUsed >= limits.idleTime {
            end(session)
        }
    }

    private func end(_ session: Session) {
        let name = session.id.name
        sessions[name] = nil
        ending[name] = Task {
            await session.close()
            await store.touch(session.id)
            ending[name] = nil
        }
        logger.debug("session ended", metadata: ["session": "\(session.id)", "live": "\(sessions.count)"])
    }

    /// Ends all sessions, and waits until every app has stored its data.
    func shutDown() async {
        isShutDown = true
        for task in starting.values { _ = try? await task.value }
        for session in sessions.values { end(session) }
        for task in ending.values { await task.value }
    }
}

/// The reason why no session starts now, though one may later.
enum SessionRefusal: Error {
    case tooFast
    case shuttingDown
}
