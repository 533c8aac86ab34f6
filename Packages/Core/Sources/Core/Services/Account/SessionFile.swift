import Foundation
import Logging
import Model

/// The file that keeps who is signed in from one start to the next. Only its owner may read it.
///
/// It is beside the database and not in it, so that a copy of the database, sent to somebody who looks for a mistake,
/// signs nobody in.
struct SessionFile: Sendable {
    /// What is in the file. The tokens are for one server and are shown to no other.
    struct Content: Codable, Hashable {
        var server: String
        var user: User
        /// Nil when they are in a vault.
        var tokens: Tokens?
        /// What they are called there.
        var vaulted: String?
    }

    private static let largest = 1 << 16

    let path: String
    private let server: String
    private let images: ImageAddresses
    private let vault: (any TokenVault)?

    /// - Parameter vault: Where the tokens are; nil for in the file itself.
    init(in directory: URL, server: URL, images: ImageAddresses, vault: (any TokenVault)? = nil) {
        path = directory.appending(path: "session.json", directoryHint: .notDirectory).path(percentEncoded: false)
        self.server = Self.name(of: server)
        self.images = images
        self.vault = vault
    }

    /// What the file says.
    enum Kept {
        case nobody
        case user(User, Tokens)
        /// It can't be read: whoever it was is not forgotten, but has to sign in again.
        case unreadable
        /// The session is of another server, which the tokens are for: the address of the API has changed.
        case otherServer
    }

    /// Who is signed in.
    func read(_ logger: Logger) -> Kept {
        guard FileManager.default.fileExists(atPath: path) else {
            // A keychain outlives an app that is removed, and what was left there is nobody's.
            forgetAll(except: nil, logger)
            return .nobody
        }
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largest,
            let content = try? JSONDecoder().decode(Content.self, from: data)
        else {
            // What is in it, not even the error says: it may quote a token.
            logger.warning(
                "The session file \"\(path)\" can't be read. The user is signed out and has to sign in again.")
            return .unreadable
        }
        guard content.server == server else {
            logger.notice("The session is of another server. The user is signed out and has to sign in again.")
            return .otherServer
        }
        guard let tokens = tokens(of: content, logger) else { return .unreadable }
        var user = content.user
        user.image = user.image.flatMap { images.address(of: $0.absoluteString) }
        return .user(user, tokens)
    }

    /// Replaces the file as a whole: whoever reads it sees the old one or the new one.
    func write(_ user: User, _ tokens: Tokens) throws(ServiceError) {
        var user = user
        user.image = user.image.flatMap { URL(string: images.stored($0)) }
        var content = Content(server: server, user: user)
        if let vault {
            let name = UUID().uuidString
            try vault.keep(tokens, named: name)
            content.vaulted = name
        } else {
            content.tokens = tokens
        }
        do {
            try PrivateFile(path: path).replace(with: try JSONEncoder().encode(content))
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .storage("the session file can't be written")
        }
        // What stays is forgotten the next time.
        if let name = content.vaulted { try? vault?.forgetAll(except: name) }
    }

    /// Removes the file and the tokens. Without effect when they are not there.
    func remove() throws(ServiceError) {
        // The tokens first: a file without them signs nobody in.
        try vault?.forgetAll(except: nil)
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw .storage("the session file \"\(path)\" can't be removed: \(String(cString: strerror(errno)))")
    }

    /// A server as the file names it. One on this machine may come back on another port and is the same.
    private static func name(of server: URL) -> String {
        let scheme = server.scheme?.lowercased() ?? ""
        let host = server.host()?.lowercased() ?? ""
        let isHere = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
        return isHere ? "\(scheme)://localhost" : "\(scheme)://\(host)" + (server.port.map { ":\($0)" } ?? "")
    }
}

extension SessionFile {
    private func tokens(of content: Content, _ logger: Logger) -> Tokens? {
        // In the file, they are of a version that had no vault; the next that are written go there.
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
            try vault?.forgetAll(except: name)
        } catch {
            logger.error("Removing tokens of an earlier session failed: \(error)")
        }
    }
}
