import Foundation

/// The JSON file with a server's state. Only its owner can read it, and it is replaced as a whole.
struct StateFile: Sendable {
    enum Content {
        case missing
        case state(StoredState)
        /// The file can't be read and was moved.
        case setAside(URL, reason: String)
    }

    private struct Versioned: Codable {
        var version = Self.current
        let state: StoredState

        static let current = 2
    }

    let url: URL

    init(_ url: URL) { self.url = url }

    func read() -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
        do {
            let file = try JSONDecoder().decode(Versioned.self, from: Data(contentsOf: url))
            guard file.version == Versioned.current else { return setAside("its version is \(file.version)") }
            return .state(file.state)
        } catch is DecodingError {
            return setAside("its format is unknown")
        } catch {
            return setAside(error.localizedDescription)
        }
    }

    /// Replaces the file. The new content is on the disk when this returns.
    func write(_ state: StoredState) throws(StateFileError) {
        let new = url.appendingPathExtension("new")
        do {
            let data = try JSONEncoder().encode(Versioned(state: state))
            // Empty at first, so that no other user can read it before its permissions are set.
            guard
                FileManager.default.createFile(
                    atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw StateFileError(path: url.path, reason: "its directory can't be written to") }
            let handle = try FileHandle(forWritingTo: new)
            defer { try? handle.close() }
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch let error as StateFileError {
            throw error
        } catch {
            throw StateFileError(path: url.path, reason: error.localizedDescription)
        }
        guard rename(new.path, url.path) == 0 else {
            throw StateFileError(path: url.path, reason: String(cString: strerror(errno)))
        }
        // The directory holds the new name. If this fails, only a power loss reveals it.
        let directory = open(url.deletingLastPathComponent().path, O_RDONLY)
        guard directory >= 0 else { return }
        fsync(directory)
        close(directory)
    }

    private func setAside(_ reason: String) -> Content {
        var location = url.appendingPathExtension("unreadable")
        var number = 1
        while FileManager.default.fileExists(atPath: location.path) {
            number += 1
            location = url.appendingPathExtension("unreadable-\(number)")
        }
        // If this fails, the next change fails as well and reports it. No file is overwritten.
        try? FileManager.default.moveItem(at: url, to: location)
        return .setAside(location, reason: reason)
    }
}

/// A failure to store a change.
struct StateFileError: Error, Hashable {
    let path: String
    let reason: String
}
