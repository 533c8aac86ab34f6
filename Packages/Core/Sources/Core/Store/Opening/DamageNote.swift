import Foundation
import GRDB

/// A mark beside the file, left when SQLite found damage in it while the app was running.
struct DamageNote {
    private let path: String

    init(of database: String) {
        path = database + "-damaged"
    }

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// Best effort: whoever gets the error is told in any case.
    func leave(ifToldBy error: any Error) {
        guard let code = (error as? DatabaseError)?.resultCode, [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(code) else {
            return
        }
        PrivateFile(path: path).makeIfMissing()
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
