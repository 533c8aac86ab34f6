/// Why there is no store.
public enum StoreOpeningError: Error, Hashable, Sendable {
    /// The directory for the file can't be made.
    case directory(path: String, reason: String)
    /// The file can't be opened, made or written.
    case file(path: String, reason: String)
    /// Another process holds the file and does not let go of it.
    case locked(path: String)
    /// The file can't be used, and can't be renamed either.
    case settingAside(path: String, why: SetAsideStore.Reason, reason: String)
    /// What belongs to a user is in a file that this version can't use. It is left as it is.
    case refused(path: String, why: SetAsideStore.Reason)
    /// What belonged to a user can't be removed.
    case removing(path: String, reason: String)
}

extension StoreOpeningError: CustomStringConvertible {
    /// What happened, what it usually means, what to do.
    public var description: String {
        switch self {
        case .directory(let path, let reason):
            "The store's directory \"\(path)\" can't be created: \(reason). Usually a part of the path is a file, or "
                + "belongs to another user. Choose a writable directory."
        case .file(let path, let reason):
            "The store \"\(path)\" can't be opened: \(reason). Usually the file or its directory may not be written, or "
                + "the disk is full. Check both, or choose another directory."
        case .locked(let path):
            "The store \"\(path)\" is locked by another process. Usually the app is running "
                + "already, or a database tool has the file open. Quit it and try again."
        case .settingAside(let path, let why, let reason):
            "The store \"\(path)\" can't be used (\(why)), and it can't be renamed either: \(reason). Move the file away "
                + "and try again."
        case .refused(let path, let why):
            "The file \"\(path)\", which has a user's bag and wishlist, can't be used: \(why). Nothing in it was changed. "
                + why.adviceToUser
        case .removing(let path, let reason):
            "The file \"\(path)\" of a user who has signed out can't be removed: \(reason). The next start tries "
                + "again. Check the permissions of its directory, or remove the file by hand."
        }
    }
}
