import Foundation

/// The files of a store: the database, and what SQLite keeps beside it.
struct StoreFiles {
    /// The database, its log, the index of the log, the journal of a database that has no log, and where its tables begin.
    private static let suffixes = ["", "-wal", "-shm", "-journal", StoreStructure.suffix]

    let directory: String
    let path: String

    init(in directory: URL, name: String = "shop.sqlite") {
        self.directory = directory.standardizedFileURL.path
        path = directory.appending(path: name, directoryHint: .notDirectory).path(percentEncoded: false)
    }

    /// A new store, complete, that is to take the place of a damaged one.
    var salvaged: String { path + "-salvaged" }

    /// Where a damaged store is worked on. What a process has left there is of no use to another.
    var workshop: String { path + ".salvage" }

    /// Lets the new store take the place of the one that was set aside.
    func useSalvaged() throws(StoreOpeningError) {
        guard rename(salvaged, path) == 0 else {
            throw .file(path: path, reason: String(cString: strerror(errno)))
        }
    }

    var damageNote: DamageNote { DamageNote(of: path) }

    /// Whether there is anything at the database's path.
    var exist: Bool { FileManager.default.fileExists(atPath: path) }

    /// Makes the directory, and those above it. Nobody but its owner may look into it.
    func makeDirectory() throws(StoreOpeningError) {
        if mkdir(directory, S_IRWXU) == 0 { return }
        if errno == ENOENT {
            try makeDirectoriesAbove()
            if mkdir(directory, S_IRWXU) == 0 { return }
        }
        let code = errno
        guard code == EEXIST, Self.isDirectory(directory) else {
            let reason = String(cString: strerror(code == EEXIST ? ENOTDIR : code))
            throw .directory(path: directory, reason: reason)
        }
        // Without effect on another's directory: its files are private all the same.
        chmod(directory, S_IRWXU)
    }

    private func makeDirectoriesAbove() throws(StoreOpeningError) {
        do {
            try FileManager.default.createDirectory(
                atPath: (directory as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        } catch {
            throw .directory(path: directory, reason: Self.words(of: error))
        }
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Makes the database's file if need be, and takes from all the files there are the rights of anybody but their owner.
    /// SQLite gives what it keeps beside the database the rights that this has.
    func makePrivate() {
        // One that is there is not opened: closing it would end the locks that SQLite may hold on it. What can't be made,
        // SQLite says in its own words.
        PrivateFile(path: path).makeIfMissing()
        for suffix in Self.suffixes where FileManager.default.fileExists(atPath: path + suffix) {
            // A directory in the file's place is refused when it is opened.
            Self.takeRights(path + suffix)
        }
    }

    private static func takeRights(_ path: String) {
        guard let file = try? FileManager.default.attributesOfItem(atPath: path),
            file[.type] as? FileAttributeType == .typeRegular, file[.posixPermissions] as? Int != 0o600
        else { return }
        chmod(path, S_IRUSR | S_IWUSR)
    }

    /// Renames the files, to the first numbered name that is free.
    func setAside(_ reason: SetAsideStore.Reason) throws(StoreOpeningError) -> SetAsideStore {
        let aside = SetAsideStore(from: path, to: freePath(), reason: reason)
        try move(aside)
        return aside
    }

    /// Renames the files.
    func move(_ aside: SetAsideStore) throws(StoreOpeningError) {
        let new = aside.to
        do {
            // The database last: a new one must never find the log of another beside it.
            for suffix in Self.suffixes.reversed() where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: new + suffix)
            }
        } catch {
            throw .settingAside(path: path, why: aside.reason, reason: Self.words(of: error))
        }
    }

    /// The system's own words (`Not a directory`) where there are any.
    private static func words(of error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        guard let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
            return error.localizedDescription
        }
        return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }

    static let setAsideMark = ".set-aside-"

    func setAsidePath(_ number: Int) -> String { "\(path)\(Self.setAsideMark)\(number)" }

    /// The first numbered name that is free. A note alone is of a process that has come no further.
    func freePath() -> String {
        var number = 1
        while true {
            let candidate = setAsidePath(number)
            let isTaken = Self.suffixes.contains { FileManager.default.fileExists(atPath: candidate + $0) }
            if !isTaken { return candidate }
            number += 1
        }
    }
}
