public import Foundation

/// The name and directory of the session that an app is made for.
public struct SessionContext: Sendable {
    /// Names the session in logs. It is not the secret that the browser holds.
    public let name: String

    /// The session's own directory. It exists, is empty for a new session, and is the same one for as long as the
    /// browser keeps its cookie, across restarts of the server.
    public let directory: URL

    public init(name: String, directory: URL) {
        self.name = name
        self.directory = directory
    }
}
