/// A store's file that could not be used and was renamed, never deleted or overwritten.
public struct SetAsideStore: Hashable, Sendable, Codable {
    /// Why a file can't be used.
    public enum Reason: Hashable, Sendable, Codable {
        /// It is no SQLite database.
        case notADatabase
        /// It is an SQLite database that is damaged, in SQLite's own words.
        case corrupt(String)
        /// A newer version of the app has written it, with these changes that this version does not know.
        case newer([String])
        /// It is an SQLite database, but not one that this app has made.
        case foreign
    }

    /// Where the file was, and the new store's file is.
    public let from: String
    /// Where it is now. Its log, if it had one, is beside it under the same name and `-wal`.
    public let to: String
    /// Why it could not be used.
    public let reason: Reason
}

extension SetAsideStore: CustomStringConvertible {
    /// What happened, what it means, what to do.
    public var description: String {
        "The store at \"\(from)\" can't be used: \(reason). It was renamed to \"\(to)\" and replaced by a new store. "
            + reason.advice
    }
}

extension SetAsideStore.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notADatabase: "it isn't an SQLite database"
        case .corrupt(let words): "it is damaged (\(words))"
        case .newer(let changes):
            "a newer version of the app wrote it (with \(changes.joined(separator: ", ")), unknown to this version)"
        case .foreign: "another program created the database"
        }
    }

    /// What to do with a file that was left where it is.
    var adviceToUser: String {
        switch self {
        case .newer: "Start the newer version, or choose to start from scratch: the file is then renamed and kept."
        default: "Move the file away, or choose to start from scratch: the file is then renamed and kept."
        }
    }

    var advice: String {
        switch self {
        case .notADatabase, .foreign:
            "Another program has probably written to this path. Give the app a directory of its own."
        case .corrupt:
            "A failing disk, or a file that was copied while it was in use, is the usual cause. "
                + "Recover its data with \"sqlite3 FILE .recover\"."
        case .newer:
            "To use it again, quit the app, rename the file back, and start the newer version."
        }
    }
}
