import Foundation

/// Where a store keeps what changes: one file of JSON, for its owner only, replaced as a whole.
struct StateFile: Sendable {
    enum Content {
        case nothing
        case state(StoreState)
        /// It can't be read, and lies in another place now.
        case setAside(URL, reason: String)
    }

    private struct Stored: Codable {
        var version = Self.current
        let state: StoreState

        static let current = 2
    }

    let url: URL

    init(_ url: URL) { self.url = url }

    func read() -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return .nothing }
        do {
            let stored = try JSONDecoder().decode(Stored.self, from: Data(contentsOf: url))
            guard stored.version == Stored.current else { return setAside("its version is \(stored.version)") }
            return .state(stored.state)
        } catch is DecodingError {
            return setAside("it is not what a store writes")
        } catch {
            return setAside(error.localizedDescription)
        }
    }

    /// Replaces the file. It is on the disk when this returns, and never half of it.
    func write(_ state: StoreState) throws(StateFileError) {
        let new = url.appendingPathExtension("new")
        do {
            let data = try JSONEncoder().encode(Stored(state: state))
            // Empty at first, so that nothing is ever in it that others could read.
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
        // The new name is the directory's to keep. Where that fails, only losing power would tell.
        let directory = open(url.deletingLastPathComponent().path, O_RDONLY)
        guard directory >= 0 else { return }
        fsync(directory)
        close(directory)
    }

    private func setAside(_ reason: String) -> Content {
        var place = url.appendingPathExtension("unreadable")
        var number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = url.appendingPathExtension("unreadable-\(number)")
        }
        // Where even that fails, the next change fails too, and says so: nothing is overwritten that may be of worth.
        try? FileManager.default.moveItem(at: url, to: place)
        return .setAside(place, reason: reason)
    }
}

/// What has changed can't be stored.
struct StateFileError: Error, Hashable {
    let path: String
    let reason: String
}
