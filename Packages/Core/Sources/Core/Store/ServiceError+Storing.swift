import GRDB
import Model

extension ServiceError {
    /// What went wrong while reading or writing the store.
    init(storing error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case is CancellationError: self = .cancelled
        case let error as DatabaseError: self = .storage(error.reason)
        default: self = .storage(String(describing: error))
        }
    }
}

extension DatabaseError {
    /// SQLite's own words and number, without the statement: `database or disk is full (SQLite 13)`.
    var reason: String {
        // SQLite can say nothing of a connection that is closed; its own words then are "out of memory".
        let words = resultCode == .SQLITE_MISUSE ? "the store is closed" : message ?? "no reason given"
        return "\(words) (SQLite \(extendedResultCode.rawValue))"
    }
}
