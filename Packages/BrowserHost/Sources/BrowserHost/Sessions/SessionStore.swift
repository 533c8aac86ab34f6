import Foundation

/// The directories of all sessions, below one root.
///
/// ```
/// ROOT/instance                 names this root; part of the cookie's name
/// ROOT/sessions/NAME/secret     the second half of the cookie; its date is that of the last use
/// ROOT/sessions/NAME/returned   there once the browser has come back with the cookie
/// ROOT/sessions/NAME/store/     the app's own, handed to `makeApp`
/// ```
/// A session is in its directory before its cookie is sent, so it outlives the process, however that ends. Everything
/// is made for the owner alone (0700 and 0600).
///
/// An actor, so that no screen waits for the disk, and no session is removed while another request looks for it.
actor SessionStore {
    private let root: URL
    private let maximumCount: Int
    private let lifetime: Duration
    private let unusedLifetime: Duration

    init(root: URL, maximumCount: Int, lifetime: Duration, unusedLifetime: Duration) {
        self.root = root
        self.maximumCount = maximumCount
        self.lifetime = lifetime
        self.unusedLifetime = unusedLifetime
    }

    private var sessions: URL { root.appending(path: "sessions", directoryHint: .isDirectory) }

    /// Makes the root where it is missing and returns its instance name.
    ///
    /// Cookies don't know ports: two servers on one host see each other's. With a name that belongs to the root they
    /// never overwrite each other's session, and one root keeps its sessions on any port.
    func prepare() throws -> String {
        do {
            try makeDirectory(sessions)
            let file = root.appending(path: "instance")
            if let found = try? String(contentsOf: file, encoding: .utf8), RandomToken.isToken(found) { return found }
            let name = RandomToken.make()
            try write(name, to: file)
            return name
        } catch {
            throw BrowserHostError.sessionRootUnusable(root.path, reason: error.localizedDescription)
        }
    }

    /// Returns the store directory of a session that exists and whose secret is right. Its lifetime starts again.
    func find(_ id: SessionID, now: Date = Date()) -> URL? {
        let directory = self.directory(of: id)
        guard let secret = try? String(contentsOf: directory.appending(path: "secret"), encoding: .utf8),
            RandomToken.areEqual(secret, id.secret)
        else { return nil }
        keep(id)
        touch(id, now: now)
        return directory.appending(path: "store", directoryHint: .isDirectory)
    }

    /// Makes the directory of a new session.
    ///
    /// - Parameters:
    ///   - id: The new session.
    ///   - inUse: The names of sessions that are not removed, however long their last use began ago.
    /// - Throws: ``BrowserHostError/tooManySessions(_:)`` when the root is full of sessions that are in use, or that have
    ///   been used and aren't expired.
    func create(_ id: SessionID, keeping inUse: Set<String>, now: Date = Date()) throws -> URL {
        if count >= maximumCount { removeExpired(keeping: inUse, now: now) }
        if count >= maximumCount { removeOldestUnused(keeping: inUse) }
        guard count < maximumCount else { throw BrowserHostError.tooManySessions(maximumCount) }
        let directory = self.directory(of: id)
        let store = directory.appending(path: "store", directoryHint: .isDirectory)
        do {
            try makeDirectory(store)
            try write(id.secret, to: directory.appending(path: "secret"))
        } catch {
            remove(id)
            throw error
        }
        return store
    }

    /// Notes that a browser came back with the session's cookie.
    func keep(_ id: SessionID) {
        let file = directory(of: id).appending(path: "returned").path
        guard !FileManager.default.fileExists(atPath: file) else { return }
        // If it can't be made, the session expires earlier.
        _ = FileManager.default.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o600])
    }

    /// Notes that a session is in use: its lifetime starts again.
    func touch(_ id: SessionID, now: Date = Date()) {
        let secret = directory(of: id).appending(path: "secret")
        try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: secret.path)
    }

    /// Removes a session that was never handed out.
    func remove(_ id: SessionID) {
        try? FileManager.default.removeItem(at: directory(of: id))
    }

    private var count: Int { names.count }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: sessions.path)) ?? []).filter(RandomToken.isToken)
    }

    /// Removes the sessions that weren't used for longer than sessions of their class are kept.
    ///
    /// - Parameters:
    ///   - inUse: The names of sessions that are not removed.
    ///   - now: The present time.
    func removeExpired(keeping inUse: Set<String>, now: Date = Date()) {
        for stored in all(but: inUse) {
            let lifetime = stored.hasReturned ? self.lifetime : unusedLifetime
            guard now.timeIntervalSince(stored.lastUsed) > lifetime.seconds else { continue }
            try? FileManager.default.removeItem(at: stored.directory)
        }
    }

    /// Removes the oldest session whose browser never came back.
    private func removeOldestUnused(keeping inUse: Set<String>) {
        let unused = all(but: inUse).filter { !$0.hasReturned }
        guard let oldest = unused.min(by: { $0.lastUsed < $1.lastUsed }) else { return }
        try? FileManager.default.removeItem(at: oldest.directory)
    }

    private struct StoredSession {
        let directory: URL
        let lastUsed: Date
        let hasReturned: Bool
    }

    private func all(but inUse: Set<String>) -> [StoredSession] {
        names.filter { !inUse.contains($0) }.compactMap { name in
            let directory = sessions.appending(path: name, directoryHint: .isDirectory)
            // A process that ended while it made a session has left a directory without a secret.
            let paths = [directory.appending(path: "secret").path, directory.path]
            let attributes = paths.lazy.compactMap { try? FileManager.default.attributesOfItem(atPath: $0) }.first
            guard let used = attributes?[.modificationDate] as? Date else { return nil }
            let marker = directory.appending(path: "returned").path
            return StoredSession(
                directory: directory, lastUsed: used, hasReturned: FileManager.default.fileExists(atPath: marker))
        }
    }

    private func directory(of id: SessionID) -> URL {
        sessions.appending(path: id.name, directoryHint: .isDirectory)
    }

    private func makeDirectory(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private func write(_ text: String, to file: URL) throws {
        try Data(text.utf8).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}
