public import Foundation
public import HTTPTypes
public import Model

/// Sends a request to a server and returns its response.
///
/// A response of any status is a value. A transport throws only if there is no response.
public protocol HTTPTransport: Sendable {
    /// Sends a request and reads the whole response.
    ///
    /// - Throws: ``/Model/ServiceError/offline``, ``/Model/ServiceError/timedOut(after:)``,
    ///   ``/Model/ServiceError/cancelled``, ``/Model/ServiceError/tooLarge(limitInBytes:)``,
    ///   ``/Model/ServiceError/untrusted(_:)`` if the server can't prove its identity, or
    ///   ``/Model/ServiceError/undecodable(path:reason:)`` if the response isn't HTTP.
    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse

    /// Closes all connections. Pending and later requests fail as offline.
    func shutdown() async
}

extension HTTPTransport {
    public func shutdown() async {}

    /// Returns the outcome as a value.
    func outcome(of request: APIRequest) async -> Result<APIResponse, ServiceError> {
        await Result { () async throws(ServiceError) in try await send(request) }
    }
}

extension Result where Failure == ServiceError {
    /// Creates the outcome of a function.
    init(_ body: () async throws(ServiceError) -> Success) async {
        do throws(ServiceError) { self = .success(try await body()) } catch { self = .failure(error) }
    }

    /// The error of a failure.
    var error: ServiceError? { if case .failure(let error) = self { error } else { nil } }
}

/// A request, and the limits for its response.
///
/// Printing it, in any way, shows what a log may contain: neither the access token nor the body.
public struct APIRequest: Hashable, Sendable {
    public var method: HTTPRequest.Method
    /// The address, with the query.
    public var url: URL
    /// The header fields, without the access token and without the fields that HTTP itself needs.
    public var headers: HTTPFields
    public var body: Data?
    /// The user's token, which the transport sends in the field `Authorization`.
    public var accessToken: AccessToken?
    /// The maximum time for the whole exchange, with all attempts.
    public var deadline: Duration
    /// The maximum number of bytes of the response's body.
    public var bodyLimit: Int

    /// Creates a request. By default, a `GET` with limits of 15 seconds and 4 MiB.
    public init(
        method: HTTPRequest.Method = .get, url: URL, headers: HTTPFields = [:], body: Data? = nil,
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

extension APIRequest {
    /// The key by which the server recognizes a write that it has already made.
    public var idempotencyKey: String? {
        get { HTTPField.Name.idempotencyKey.flatMap { headers[$0] }.flatMap { $0.isEmpty ? nil : $0 } }
        set { if let name = HTTPField.Name.idempotencyKey { headers[name] = newValue } }
    }

    /// The identifier of the request in the logs of the app and the server (`X-Request-ID`).
    public var id: String? {
        get { HTTPField.Name.requestID.flatMap { headers[$0] } }
        set { if let name = HTTPField.Name.requestID { headers[name] = newValue } }
    }

    /// A Boolean value that indicates whether sending the request twice has the same effect as sending it once.
    public var isRepeatable: Bool { method == .get || idempotencyKey != nil }
}

extension APIRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { logText }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A response of any status.
///
/// Printing it shows the status and the size of the body.
public struct APIResponse: Hashable, Sendable {
    public var status: Int
    public var headers: HTTPFields
    public var body: Data

    public init(status: Int, headers: HTTPFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension APIResponse {
    /// A Boolean value that indicates whether the server had already made the change when it received the request.
    var isReplay: Bool { HTTPField.Name.replayed.map { headers[$0] != nil } ?? false }
}

extension APIResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(status), \(body.count) bytes" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPField.Name {
    fileprivate static let idempotencyKey = HTTPField.Name("Idempotency-Key")
    fileprivate static let requestID = HTTPField.Name("X-Request-ID")
    fileprivate static let replayed = HTTPField.Name("Idempotent-Replayed")
}
