import Foundation
public import Model

/// Gives each request a name (`X-Request-ID`), so that what is found in the log here is found in the server's too.
///
/// It stands in front of all that sends a request again: the name stays the same. One that has a name already keeps it.
public struct CorrelatedTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let makeID: @Sendable () -> String

    /// - Parameter base: What carries the request.
    public init(_ base: any HTTPTransport) {
        self.init(base) { UUID().uuidString.lowercased() }
    }

    /// - Parameters:
    ///   - base: What carries the request.
    ///   - makeID: Makes a name that there has not been before.
    public init(_ base: any HTTPTransport, makeID: @escaping @Sendable () -> String) {
        self.base = base
        self.makeID = makeID
    }

    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        try await base.send(request.id == nil ? request.identified(by: makeID()) : request)
    }
}
