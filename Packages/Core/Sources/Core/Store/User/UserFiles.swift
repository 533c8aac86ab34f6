import Foundation

/// The files of the users of a device: `users/guest.sqlite` and one for each who is signed in.
struct UserFiles: Sendable {
    /// The directory that they are in.
    let directory: URL

    /// - Parameter device: Where the device keeps its things.
    init(in device: URL) {
        directory = device.appending(path: "users", directoryHint: .isDirectory)
    }

    func file(of scope: SessionScope) -> DatabaseFile {
        DatabaseFile(in: directory, name: "\(scope.name).sqlite")
    }

    /// Whose files there are, set aside or not.
    func scopes() -> Set<SessionScope> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Set(names.compactMap(Self.scope(of:)))
    }

    /// Removes all that is a user's. Without effect when nothing is there.
    func remove(_ scope: SessionScope) throws(StoreOpeningError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        // The log goes before its file: a new file must never find the log of another beside it.
        for name in names.filter({ Self.scope(of: $0) == scope }).sorted(by: >) {
            let file = directory.appending(path: name).path(percentEncoded: false)
            guard unlink(file) != 0, errno != ENOENT else { continue }
            if errno == EISDIR, (try? FileManager.default.removeItem(atPath: file)) != nil { continue }
            throw .removing(path: file, reason: String(cString: strerror(errno)))
        }
    }

    /// Whether a user's files wait for them to sign in again, because they have changed something that was not sent.
    func isKept(_ scope: SessionScope) -> Bool { FileManager.default.fileExists(atPath: note(of: scope)) }

    /// Notes that a user's files are to wait, or that they do not any more. Goes with the files.
    func keep(_ scope: SessionScope, _ isKept: Bool) {
        if isKept {
            DatabaseFile.createEmpty(note(of: scope))
        } else {
            unlink(note(of: scope))
        }
    }

    private func note(of scope: SessionScope) -> String {
        directory.appending(path: "\(scope.name).sqlite.kept").path(percentEncoded: false)
    }

    private var path: String { directory.path(percentEncoded: false) }

    /// `5.sqlite`, `5.sqlite-wal` and `5.sqlite.set-aside-1` are all of user 5.
    private static func scope(of name: String) -> SessionScope? {
        guard let dot = name.firstIndex(of: "."), name[dot...].hasPrefix(".sqlite") else { return nil }
        return SessionScope(name: name[..<dot])
    }
}
