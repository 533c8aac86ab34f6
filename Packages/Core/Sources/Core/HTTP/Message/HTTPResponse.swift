public import Foundation

/// What a server answered, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
    /// The three digits of the status: 200.
    public var status: Int
    /// What the server says besides.
    public var headers: HeaderFields
    /// The whole body.
    public var body: Data

    /// An answer; without more than a status, an empty one.
    public init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
