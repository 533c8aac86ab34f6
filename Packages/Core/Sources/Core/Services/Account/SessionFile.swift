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
        var tokens: Tokens
    }

    private static let largest = 1 << 16

    let path: String
    private let server: String
    private let images: ImageAddresses

    init(in directory: URL, server: URL, images: ImageAddresses) {
        path = directory.appending(path: "session.json", directoryHint: .notDirectory).path(percentEncoded: false)
        self.server = Self.name(of: server)
        self.images = images
    }

    /// What the file says.
    enum Kept {
        case nobody
        case user(User, Tokens)
        /// It can't be read: whoever it was is not forgotten, but has to sign in again.
        case unreadable
    }

    /// Who is signed in. Nobody, when it was on another server.
    func read(_ logger: Logger) -> Kept {
        guard FileManager.default.fileExists(atPath: path) else { return .nobody }
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largest,
            let content = try? JSONDecoder().decode(Content.self, from: data)
        else {
            // What is in it, not even the error says: it may quote a token.
            logger.warning("The session file \"\(path)\" can't be read. Nobody is signed in; sign in again.")
            return .unreadable
        }
        guard content.server == server else { return .nobody }
        var user = content.user
        user.image = user.image.flatMap { images.address(of: $0.absoluteString) }
        return .user(user, content.tokens)
    }

    /// Replaces the file as a whole: whoever reads it sees the old one or the new one.
    func write(_ user: User, _ tokens: Tokens) throws(ServiceError) {
        var user = user
        user.image = user.image.flatMap { URL(string: images.stored($0)) }
        do {
            let data = try JSONEncoder().encode(Content(server: server, user: user, tokens: tokens))
            try PrivateFile(path: path).replace(with: data)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .storage("the session file can't be written")
        }
    }

    /// Removes the file. Without effect when it is not there.
    func remove() throws(ServiceError) {
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
