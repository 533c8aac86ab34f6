import Foundation
import Logging

/// All sessions in memory: makes them, finds them again, ends them.
@MainActor
final class SessionRegistry {
    typealias MakeApp = @MainActor @Sendable (SessionContext) async throws -> any BrowserApp

    private let store: SessionStore
    let limits: BrowserHostLimits
    let clock: HostClock
    private let renderer: PageRenderer
    private let makeApp: MakeApp
    private let logger: Logger
    private var sessions: [String: Session] = [:]
    /// Sessions being made, so that two requests at once make one app; and being ended, so that no two apps ever have
    /// one directory.
    private var starting: [String: Task<Session, any Error>] = [:]
    private var ending: [String: Task<Void, Never>] = [:]
    private var newSessions: TokenBucket
    private var messages: TokenBucket
    private var isShutDown = false

    init(
        store: SessionStore, limits: BrowserHostLimits, clock: HostClock, renderer: PageRenderer, logger: Logger,
        makeApp: @escaping MakeApp
    ) {
        self.store = store
        self.limits = limits
        self.clock = clock
        self.renderer = renderer
        self.logger = logger
        self.makeApp = makeApp
        newSessions = TokenBucket(limits.newSessions, now: clock.now())
        messages = TokenBucket(limits.messages, now: clock.now())
    }

    /// The sessions in memory.
    var running: [Session] { Array(sessions.values) }

    /// Takes one message from the allowance of all programs together.
    func allowsMessage() -> Bool { messages.take(at: clock.now()) }

    var count: Int { sessions.count + starting.count }

    /// The session a cookie stands for: from memory, or opened from its directory. `nil` if there is none.
    func find(_ id: SessionID?) async throws -> Session? {
        guard let id else { return nil }
        if let session = sessions[id.name] {
            guard RandomToken.areEqual(session.id.secret, id.secret) else { return nil }
            // Whoever asks is about to use it: it must not be ended as idle in between.
            session.touch()
            return session
        }
        guard let directory = await store.find(id) else { return nil }
        return try await start(id, directory)
    }

    /// The names of all sessions whose directories are needed.
    private var inUse: Set<String> { Set(sessions.keys).union(starting.keys).union(ending.keys) }

    /// A new session, stored before this returns.
    ///
    /// - Throws: ``BrowserHostError/tooManySessions(_:)``, ``SessionRefusal/tooFast``, or what `makeApp` threw.
    func create() async throws -> Session {
        guard newSessions.take(at: clock.now()) else { throw SessionRefusal.tooFast }
        let id = SessionID()
        let directory = try await store.create(id, keeping: inUse)
        do {
            return try await start(id, directory)
        } catch {
            // Its cookie was never sent: nobody can come back for it.
            await store.remove(id)
            throw error
        }
    }

    private func start(_ id: SessionID, _ directory: URL) async throws -> Session {
        if let session = sessions[id.name] {
            // Somebody else has started it while its directory was looked for.
            session.touch()
            return session
        }
        if let task = starting[id.name] { return try await task.value }
        if isShutDown { throw SessionRefusal.shuttingDown }
        try makeRoom()
        let previous = ending[id.name]
        let task = Task { () throws -> Session in
            await previous?.value
            let app = try await makeApp(SessionContext(name: id.name, directory: directory))
            return Session(id: id, app: app, renderer: renderer, limits: limits, clock: clock)
        }
        starting[id.name] = task
        defer { starting[id.name] = nil }
        let session = try await task.value
        sessions[id.name] = session
        logger.debug("session started", metadata: ["session": "\(id)", "live": "\(sessions.count)"])
        return session
    }

    /// Ends the session that was idle for longest, if there is no room for one more.
    private func makeRoom() throws {
        guard count >= max(1, limits.liveSessions) else { return }
        let idle = sessions.values.filter { $0.openStreams == 0 }.min { $0.lastUsed < $1.lastUsed }
        guard let idle else { throw BrowserHostError.tooManySessions(limits.liveSessions) }
        end(idle)
    }

    /// Ends what nobody has looked at for the idle time.
    func endIdleSessions() {
        let now = clock.now()
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

    /// Ends all, and waits until every app has put its data away.
    func shutDown() async {
        isShutDown = true
        for task in starting.values { _ = try? await task.value }
        for session in sessions.values { end(session) }
        for task in ending.values { await task.value }
    }
}

/// Why no session is made now, though one may be later.
enum SessionRefusal: Error {
    case tooFast
    case shuttingDown
}
