import Foundation

/// The files of a store: the database, SQLite's log, and SQLite's index of the log.
struct StoreFiles {
    let database: URL

    init(in directory: URL) {
        database = directory.appending(path: "shop.sqlite", directoryHint: .notDirectory)
    }

    var path: String { database.path(percentEncoded: false) }

    /// Whether there is anything at the database's path.
    var exist: Bool { FileManager.default.fileExists(atPath: path) }

    func makeDirectory() throws(StoreOpeningError) {
        let directory = database.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            throw .directory(path: directory.path(percentEncoded: false), reason: error.localizedDescription)
        }
    }

    /// Renames the files, to the first numbered name that is free.
    func setAside(_ reason: SetAsideStore.Reason) throws(StoreOpeningError) -> SetAsideStore {
        let new = freePath()
        do {
            for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: new + suffix)
            }
        } catch {
            throw .settingAside(path: path, why: reason, reason: error.localizedDescription)
        }
        return SetAsideStore(from: path, to: new, reason: reason)
    }

    private func freePath() -> String {
        var number = 1
        while true {
            let candidate = "\(path).set-aside-\(number)"
            let isTaken = ["", "-wal", "-shm"].contains { FileManager.default.fileExists(atPath: candidate + $0) }
            if !isTaken { return candidate }
            number += 1
        }
    }
}
