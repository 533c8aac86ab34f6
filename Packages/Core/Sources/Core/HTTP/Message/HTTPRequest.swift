public import Foundation

/// What is asked of a server, and what the answer may cost.
public struct HTTPRequest: Hashable, Sendable {
    /// What is to be done with the resource (RFC 9110, section 9).
    public enum Method: String, Hashable, Sendable {
        /// To read it. Changes nothing, so that it may be repeated.
        case get = "GET"
        /// To have the server do something with what is sent.
        case post = "POST"
        /// To put what is sent in its place.
        case put = "PUT"
        /// To change a part of it.
        case patch = "PATCH"
        /// To remove it.
        case delete = "DELETE"
    }

    /// What is to be done.
    public var method: Method
    /// Where, with the query.
    public var url: URL
    /// What is said besides. The transport adds what HTTP itself needs.
    public var headers: HeaderFields
    /// What is sent along; nil for nothing.
    public var body: Data?
    /// How long the whole exchange may take, from the first attempt to the last byte of the answer.
    public var deadline: Duration
    /// How many bytes the body of the answer may have.
    public var bodyLimit: Int

    /// A `GET` without a body, unless something else is asked for, within 15 seconds and 4 MiB.
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
