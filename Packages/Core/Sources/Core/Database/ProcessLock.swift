import Foundation

/// A lock on a file, which no other process can take while this object exists.
///
/// GRDB's observations don't see the changes of other processes: one would show the rows of a user who has signed out in the
/// other, and change those of the next one.
final class ProcessLock: Sendable {
    private let descriptor: Int32

    /// - Parameter database: The path of the database. The lock is a file beside it, because SQLite locks the database itself.
    init(database: String) throws(StoreOpeningError) {
        let descriptor = open(database + ".lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw .file(path: database + ".lock", reason: String(cString: strerror(errno)))
        }
        fchmod(descriptor, 0o600)
        // A lock of the process, not of the descriptor: a process may open a database again before it has closed it. The
        // cost: the lock ends with the first of the two.
        guard lockf(descriptor, F_TLOCK, 0) == 0 else {
            let error = errno
            close(descriptor)
            guard error == EAGAIN || error == EACCES else {
                throw .file(path: database + ".lock", reason: String(cString: strerror(error)))
            }
            throw .locked(path: database)
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
