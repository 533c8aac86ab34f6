public import Foundation

/// What a server answered, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
    public var status: Int
    public var headers: HeaderFields
    public var body: Data

    public init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
