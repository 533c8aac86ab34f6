import Foundation

/// What a command says: results to standard output, everything else to standard error.
enum Output {
    /// - Throws: When what it goes to takes no more: a full disk.
    static func line(_ text: String) throws {
        try write(text, to: .standardOutput)
    }

    static func warning(_ text: String) {
        // Nobody is left who could be told.
        try? write("storefront: " + text, to: .standardError)
    }

    /// A reader that has gone (`storefront open /bag | head -1`) has all that it wants: that is no failure.
    static func write(_ text: String, to file: FileHandle) throws {
        do {
            try file.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            guard (cause ?? error) as NSError == NSError(domain: NSPOSIXErrorDomain, code: Int(EPIPE)) else {
                throw error
            }
        }
    }
}
