public import Foundation

/// What is asked of a server, and what the answer may cost.
public struct HTTPRequest: Hashable, Sendable {
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    public var method: Method
    public var url: URL
    public var headers: HeaderFields
    public var body: Data?
    /// How long the whole exchange may take, from the first attempt to the last byte of the answer.
    public var deadline: Duration
    /// How many bytes the body of the answer may have.
    public var bodyLimit: Int

    public init(
        method: Method = .get, url: URL, headers: HeaderFields = [:], body: Data? = nil,
        deadline: Duration = .seconds(15), bodyLimit: Int = 4 << 20
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.deadline = deadline
        self.bodyLimit = bodyLimit
    }
}
