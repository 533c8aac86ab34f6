import Foundation

/// The files of a store: the database, and what SQLite keeps beside it.
struct StoreFiles {
    /// The database, its log, the index of the log, and the journal of a database that has no log.
    private static let suffixes = ["", "-wal", "-shm", "-journal"]

    let directory: String
    let path: String

    init(in directory: URL) {
        self.directory = directory.standardizedFileURL.path
        path = directory.appending(path: "shop.sqlite", directoryHint: .notDirectory).path(percentEncoded: false)
    }

    var damageNote: DamageNote { DamageNote(of: path) }

    /// Whether there is anything at the database's path.
    var exist: Bool { FileManager.default.fileExists(atPath: path) }

    func makeDirectory() throws(StoreOpeningError) {
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw .directory(path: directory, reason: Self.words(of: error))
        }
    }

    /// Renames the files, to the first numbered name that is free.
    func setAside(_ reason: SetAsideStore.Reason) throws(StoreOpeningError) -> SetAsideStore {
        let new = freePath()
        do {
            for suffix in Self.suffixes where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: new + suffix)
            }
        } catch {
            throw .settingAside(path: path, why: reason, reason: Self.words(of: error))
        }
        return SetAsideStore(from: path, to: new, reason: reason)
    }

    /// The system's own words (`Not a directory`) where there are any.
    private static func words(of error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        guard let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
            return error.localizedDescription
        }
        return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }

    private func freePath() -> String {
        var number = 1
        while true {
            let candidate = "\(path).set-aside-\(number)"
            let isTaken = Self.suffixes.contains { FileManager.default.fileExists(atPath: candidate + $0) }
            if !isTaken { return candidate }
            number += 1
        }
    }
}
