import ArgumentParser
import Foundation
import RouteTools

/// How a command ends, and what it says.
enum Outcome {
    /// What can't be done is said as a compiler says it, on standard error, and ends the command with 1.
    static func of<Value>(_ body: () throws(RouteToolError) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            try write("\(error)\n", to: .standardError)
            throw error.isUsage ? ExitCode.validationFailure : ExitCode.failure
        }
    }

    static func show(_ text: String) throws { try write(text, to: .standardOutput) }

    /// A reader that has gone (`routes | head -1`) has all that it wants: that is no failure.
    private static func write(_ text: String, to file: FileHandle) throws {
        do {
            try file.write(contentsOf: Data(text.utf8))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            guard (cause ?? error) as NSError == NSError(domain: NSPOSIXErrorDomain, code: Int(EPIPE)) else {
                throw error
            }
        }
    }
}
