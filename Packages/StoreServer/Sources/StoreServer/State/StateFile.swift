import Foundation

/// The JSON file with a server's state. Only its owner can read it, and it is replaced as a whole.
///
/// The server moves or replaces only files that begin with ``marker`` or that it can read as its state.
struct StateFile: Sendable {
    enum Content {
        case missing
        case state(StoredState)
        /// The file is damaged or of another version, and was moved.
        case setAside(URL, reason: String)
    }

    private struct Versioned: Codable {
        var version = Self.current
        let state: StoredState

        static let current = 2
    }

    /// The first bytes of each file that the server writes.
    static let marker = Data(#"{"format":"flow-modules-store-state","#.utf8)

    let url: URL

    init(_ url: URL) { self.url = url }

    /// - Throws: ``StateFileError`` for a file that isn't a server's state, or can't be read. The file isn't changed.
    func read() throws(StateFileError) -> Content {
        guard try isRegularFile(url) else { return .missing }
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw failure(Self.reason(of: error)) }
        let version = try? JSONDecoder().decode(Version.self, from: data).version
        if version == Versioned.current, let file = try? JSONDecoder().decode(Versioned.self, from: data) {
            return .state(file.state)
        }
        // Without the marker, it may be any file of the user.
        guard data.starts(with: Self.marker) else {
            throw failure("it isn't a state file of this server. Name another file, or one that doesn't exist yet")
        }
        guard let version, version != Versioned.current else { return try setAside("its content is damaged") }
        return try setAside("its version is \(version)")
    }

    private struct Version: Decodable {
        let version: Int
    }

    /// - Throws: ``StateFileError`` if the file's directory doesn't exist or can't be written to.
    func checkDirectory() throws(StateFileError) {
        guard access(url.deletingLastPathComponent().path, W_OK | X_OK) == 0 else {
            throw failure(String(cString: strerror(errno)))
        }
    }

    /// Replaces the file. The new content is on the disk when this returns.
    func write(_ state: StoredState) throws(StateFileError) {
        _ = try isRegularFile(url)
        let new = url.appendingPathExtension("new")
        try removeUnfinished(new)
        do {
            // An object, so the marker replaces its first brace.
            let data = Self.marker + (try JSONEncoder().encode(Versioned(state: state)).dropFirst())
            // Never an existing file or a link, and no other user can read it.
            let descriptor = open(new.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            defer { try? handle.close() }
            do {
                try handle.write(contentsOf: data)
                try handle.synchronize()
            } catch {
                try? FileManager.default.removeItem(at: new)
                throw error
            }
        } catch let error as StateFileError {
            throw error
        } catch {
            throw failure(Self.reason(of: error))
        }
        guard rename(new.path, url.path) == 0 else { throw failure(String(cString: strerror(errno))) }
        // The directory holds the new name. If this fails, only a power loss reveals it.
        let directory = open(url.deletingLastPathComponent().path, O_RDONLY)
        guard directory >= 0 else { return }
        fsync(directory)
        close(directory)
    }

    /// Removes the file that a killed server hadn't finished.
    private func removeUnfinished(_ new: URL) throws(StateFileError) {
        guard try isRegularFile(new) else { return }
        guard let content = try? Data(contentsOf: new), content.isEmpty || content.starts(with: Self.marker) else {
            throw failure("\(new.path) is in the way, and isn't a file of this server")
        }
        try? FileManager.default.removeItem(at: new)
    }

    /// Returns false if nothing has the name.
    ///
    /// - Throws: ``StateFileError`` for a directory, a link, a device and so on, or if the file system doesn't say.
    private func isRegularFile(_ url: URL) throws(StateFileError) -> Bool {
        let type: FileAttributeType?
        do {
            // Doesn't follow links.
            type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            // Creating the file then fails with the reason.
            return false
        } catch {
            throw failure(Self.reason(of: error))
        }
        switch type {
        case .typeRegular?: return true
        case .typeDirectory?: throw failure("\(url.lastPathComponent) is a directory. Name a file in it")
        case .typeSymbolicLink?: throw failure("\(url.lastPathComponent) is a link. Name the file itself")
        default: throw failure("\(url.lastPathComponent) isn't a file")
        }
    }

    private func setAside(_ reason: String) throws(StateFileError) -> Content {
        var location = url.appendingPathExtension("unreadable")
        var number = 1
        while FileManager.default.fileExists(atPath: location.path) {
            number += 1
            location = url.appendingPathExtension("unreadable-\(number)")
        }
        do { try FileManager.default.moveItem(at: url, to: location) } catch {
            throw failure("\(reason), and it can't be moved: \(Self.reason(of: error))")
        }
        return .setAside(location, reason: reason)
    }

    private func failure(_ reason: String) -> StateFileError { StateFileError(path: url.path, reason: reason) }

    /// Returns the system's description (`Permission denied`) if there is one.
    private static func reason(of error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey].flatMap { $0 as? any Error }
        guard let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
            return error.localizedDescription
        }
        return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }
}

/// A failure to read the state or to store a change.
struct StateFileError: Error, Hashable {
    let path: String
    let reason: String
}
