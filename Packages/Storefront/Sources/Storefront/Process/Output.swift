import Foundation

/// What a command says: results to standard output, everything else to standard error.
enum Output {
    static func line(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    static func warning(_ text: String) {
        FileHandle.standardError.write(Data(("storefront: " + text + "\n").utf8))
    }
}
