import GRDB

/// An error that prevents opening the stored data.
public enum StoreOpeningError: Error, Hashable, Sendable {
    /// The directory can't be created.
    case directory(path: String, reason: String)
    /// The file can't be opened, created or written.
    case file(path: String, reason: String)
    /// Another process has locked the file.
    case locked(path: String)
    /// The file can't be used, and can't be replaced either.
    case replacing(path: String, reason: String)

    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreOpeningError: self = error
        case let error as DatabaseError:
            let isLocked = error.resultCode == .SQLITE_BUSY || error.resultCode == .SQLITE_LOCKED
            self = isLocked ? .locked(path: path) : .file(path: path, reason: error.reason)
        case let error as UnusableDatabase: self = .file(path: path, reason: error.reason)
        default: self = .file(path: path, reason: DatabaseFile.reason(of: error))
        }
    }
}

extension StoreOpeningError: CustomStringConvertible {
    /// The problem, its usual cause, and the next step.
    public var description: String {
        switch self {
        case .directory(let path, let reason):
            "The directory \"\(path)\" can't be created: \(reason). Usually a part of the path is a file, or belongs to "
                + "another user. Choose a writable directory."
        case .file(let path, let reason):
            "The database \"\(path)\" can't be opened: \(reason). Usually the file or its directory isn't writable, or the "
                + "disk is full. Check both, or choose another directory."
        case .locked(let path):
            "The database \"\(path)\" is locked by another process. Usually the app is running already, or a database tool "
                + "has the file open. Quit it and try again."
        case .replacing(let path, let reason):
            "The database \"\(path)\" can't be used, and it can't be renamed either: \(reason). Move the file away and try "
                + "again."
        }
    }
}
