import Foundation
import Logging
import Model

/// The file with the signed-in user, which only the user can read.
///
/// A sign-out replaces it with a tombstone: only that deletes the user's rows. A file that is missing or can't be read signs
/// the user out, and deletes nothing.
///
/// It is separate from the database, so that a copy of the database, sent to a developer with a bug report, signs no user in.
struct SessionFile: Sendable {
    /// The content of the file. The tokens are for one server and are sent to no other.
    struct Content: Codable, Hashable {
        var server: String
        var user: StoredUser
        /// The tokens. `nil` if they are in a vault.
        var tokens: Tokens?
        /// The name of the tokens in the vault.
        var vaulted: String?
    }

    /// The content of the file after a sign-out.
    private struct Tombstone: Codable {
        /// The owner of the rows of the user who has signed out.
        var signedOut: OwnerID
    }

    /// The outcome of reading the file.
    enum Stored {
        /// There is no file: no user has signed in yet, the session has expired, or the file was lost.
        case missing
        case signedIn(User, Tokens)
        /// The user has signed out, and their rows are to be deleted.
        case signedOut(OwnerID)
        /// The file can't be read. The user has to sign in again, and keeps all data.
        case unreadable
        /// The session is of another server: the address of the API has changed.
        case otherServer
    }

    private static let maximumSize = 1 << 16

    let path: String
    private let server: String
    private let vault: (any TokenVault)?
    /// The beginning of the names of all tokens of this file. Other directories share the vault.
    private let scope: String

    /// - Parameter vault: The vault for the tokens. Without it, they are in the file.
    init(in directory: URL, server: URL, vault: (any TokenVault)? = nil) {
        path = directory.appending(path: "session.json", directoryHint: .notDirectory).path(percentEncoded: false)
        self.server = Self.name(of: server)
        self.vault = vault
        scope = Self.scope(of: directory)
    }

    func read(_ logger: Logger) -> Stored {
        guard FileManager.default.fileExists(atPath: path) else {
            // The keychain survives the removal of the app.
            forgetAll(except: nil, logger)
            return .missing
        }
        let data = FileManager.default.contents(atPath: path).flatMap { $0.count <= Self.maximumSize ? $0 : nil }
        if let tombstone = data.flatMap({ try? JSONDecoder().decode(Tombstone.self, from: $0) }) {
            // An earlier process may have ended after it replaced the file.
            forgetAll(except: nil, logger)
            return .signedOut(tombstone.signedOut)
        }
        guard let content = data.flatMap({ try? JSONDecoder().decode(Content.self, from: $0) }),
            let user = try? content.user.value()
        else {
            // The decoding error isn't logged, because it may quote a token.
            logger.warning(
                "The session file \"\(path)\" can't be read. The user is signed out and has to sign in again.")
            return .unreadable
        }
        guard content.server == server else {
            logger.notice("The session is of another server. The user is signed out and has to sign in again.")
            return .otherServer
        }
        guard let tokens = tokens(of: content, logger) else { return .unreadable }
        return .signedIn(user, tokens)
    }

    /// Replaces the file as a whole: readers see the old content or the new one.
    func write(_ user: User, _ tokens: Tokens) throws(ServiceError) {
        var content = Content(server: server, user: StoredUser(storing: user))
        if let vault {
            let name = scope + UUID().uuidString
            try vault.keep(tokens, named: name)
            content.vaulted = name
        } else {
            content.tokens = tokens
        }
        try replace(with: content)
        // If this fails, the next write or read deletes the old tokens.
        if let name = content.vaulted { try? vault?.forgetAll(startingWith: scope, except: name) }
    }

    /// Replaces the file with a tombstone and removes the tokens, or does neither.
    ///
    /// - Parameter owner: The owner of the rows that are to be deleted.
    func signOut(_ owner: OwnerID) throws(ServiceError) {
        let content = FileManager.default.contents(atPath: path)
        try replace(with: Tombstone(signedOut: owner))
        try forgetTokens(orRestore: content)
    }

    /// Removes the file and the tokens, or neither. Does nothing if there are none.
    func remove() throws(ServiceError) {
        let content = FileManager.default.contents(atPath: path)
        guard unlink(path) == 0 || errno == ENOENT else {
            throw .storage("the session file \"\(path)\" can't be removed: \(String(cString: strerror(errno)))")
        }
        try forgetTokens(orRestore: content)
    }

    private func forgetTokens(orRestore content: Data?) throws(ServiceError) {
        do throws(ServiceError) { try vault?.forgetAll(startingWith: scope, except: nil) } catch {
            if let content { try? replace(with: content) }
            throw error
        }
    }

    private func replace(with content: some Encodable) throws(ServiceError) {
        do { try replace(with: try JSONEncoder().encode(content)) } catch {
            throw error as? ServiceError ?? unwritable(DatabaseFile.reason(of: error))
        }
    }

    /// Replaces the content as a whole: readers see the old content or the new one. It is on the disk when this returns.
    private func replace(with data: Data) throws {
        let new = path + ".new"
        // Empty at first, so that no other user can read it before its permissions are set.
        DatabaseFile.createEmpty(new)
        do {
            let handle = try FileHandle(forWritingTo: URL(filePath: new))
            defer { try? handle.close() }
            try handle.write(contentsOf: data)
            try handle.synchronize()
            guard rename(new, path) == 0 else { throw unwritable(String(cString: strerror(errno))) }
        } catch {
            try? FileManager.default.removeItem(atPath: new)
            throw error
        }
    }

    private func unwritable(_ reason: String) -> ServiceError {
        .storage("the file \"\(path)\" can't be written: \(reason)")
    }

    /// Returns the directory relative to the user's home. An update of the app moves the home of a sandbox.
    private static func scope(of directory: URL) -> String {
        let path = directory.standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
        let home = URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory).resolvingSymlinksInPath()
            .path(percentEncoded: false)
        let relative = path.hasPrefix(home) ? String(path.dropFirst(home.count)) : path
        // A slash would be escaped in the file.
        return relative.split(separator: "/").joined(separator: ":") + "#"
    }

    /// Returns the server's name in the file. A server on this machine may get another port, and is the same server.
    private static func name(of server: URL) -> String {
        let scheme = server.scheme?.lowercased() ?? ""
        let host = server.host()?.lowercased() ?? ""
        let isLocal = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
        return isLocal ? "\(scheme)://localhost" : "\(scheme)://\(host)" + (server.port.map { ":\($0)" } ?? "")
    }

    private func tokens(of content: Content, _ logger: Logger) -> Tokens? {
        if let tokens = content.tokens { return tokens }
        do throws(ServiceError) {
            if let name = content.vaulted, let tokens = try vault?.tokens(named: name) {
                forgetAll(except: name, logger)
                return tokens
            }
            logger.warning(
                "The tokens of the session file \"\(path)\" are gone. The user is signed out and has to sign in again.")
        } catch {
            logger.warning(
                "The session's tokens can't be read. The user is signed out and has to sign in again. \(error)")
        }
        return nil
    }

    private func forgetAll(except name: String?, _ logger: Logger) {
        do throws(ServiceError) {
            try vault?.forgetAll(startingWith: scope, except: name)
        } catch {
            logger.error("Removing tokens of an earlier session failed: \(error)")
        }
    }
}
