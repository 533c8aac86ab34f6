import Foundation

#if Headless || !canImport(SwiftUI)
    import StoreServer
#endif

/// The output of commands: results go to standard output, everything else to standard error.
enum Output {
    /// Prints a result.
    ///
    /// - Throws: An error of the output, such as a full disk.
    static func line(_ text: String) throws {
        try write(text, to: .standardOutput)
    }

    #if Headless || !canImport(SwiftUI)
        /// Prints a message to a user of the built-in API, which sends no mail.
        ///
        /// - Parameter site: The beginning of the message's link.
        static func mail(_ mail: StoreMail, site: String = "") {
            try? line("To \(mail.address): \(mail.text) \(site)\(mail.link)")
        }
    #endif

    static func warning(_ text: String) {
        // There is no other place for the message.
        try? write("storefront: " + text, to: .standardError)
    }

    /// Writes a line. A reader that has closed the pipe (`storefront open /bag | head -1`) isn't an error.
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
