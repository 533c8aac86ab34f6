public import AsyncHTTPClient
import Foundation
public import Logging
public import Model
import NIOCore
import NIOHTTP1

/// Carries requests with async-http-client, over connections that are kept open between them.
public final class AsyncHTTPTransport: HTTPTransport {
    private let client: HTTPClient
    private let clock: any Clock<Duration>
    private let logger: Logger

    /// Takes a client and owns it from now on.
    ///
    /// - Parameters:
    ///   - client: The client. Make it with ``configuration``, or know why not.
    ///   - clock: What deadlines are measured with.
    ///   - logger: Told of each failure, for those who look for a cause.
    public init(
        client: HTTPClient = HTTPClient(configuration: AsyncHTTPTransport.configuration),
        clock: any Clock<Duration> = ContinuousClock(), logger: Logger
    ) {
        self.client = client
        self.clock = clock
        self.logger = logger
    }

    deinit {
        // A client must be told that it is not needed any more. Twice does no harm.
        client.shutdown { _ in }
    }

    /// Fails at once when there is no connection: whether to try again is decided above, where it can be seen.
    public static var configuration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            // Followed here: the client traps at an address with a port that can't be, and a server may name one.
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(10)))
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.networkFrameworkWaitForConnectivity = false
        return configuration
    }

    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        do {
            return try await withDeadline(request.deadline, clock: clock) { try await self.follow(request) }
        } catch {
            let failure = Task.isCancelled ? .cancelled : ServiceError(transport: error)
            logger.debug("\(request.method.rawValue) \(request.url.absoluteString) failed: \(error)")
            throw failure
        }
    }

    /// Closes all connections. What is on its way fails as offline; so does whatever is sent later.
    public func shutdown() async {
        do {
            try await client.shutdown()
        } catch {
            logger.debug("The HTTP client was shut down before: \(error)")
        }
    }

    /// Asks, and asks again where the answer leads.
    private func follow(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        for _ in 0...Self.mostRedirects {
            let response = try await exchange(request)
            guard let next = request.redirected(by: response) else { return response }
            request = next
        }
        throw ServiceError.endlessRedirect
    }

    private static let mostRedirects = 3

    private func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.url.hasPossiblePort else { throw ServiceError.offline }
        // The client's own deadline ends with the head of the answer; ours includes the body.
        let response = try await client.execute(HTTPClientRequest(request), deadline: .distantFuture, logger: logger)
        if let announced = response.headers.first(name: "Content-Length").flatMap(Int.init),
            announced > request.bodyLimit
        {
            throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
        }
        var body = Data()
        for try await part in response.body {
            guard body.count + part.readableBytes <= request.bodyLimit else {
                throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
            }
            body.append(contentsOf: part.readableBytesView)
        }
        try Task.checkCancellation()
        let headers = response.headers.map { HeaderFields.Field(name: $0.name, value: $0.value) }
        return HTTPResponse(status: Int(response.status.code), headers: HeaderFields(headers), body: body)
    }
}

extension HTTPClientRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url.absoluteString)
        method = HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headers.fields { headers.add(name: field.name, value: field.value) }
        if let content = request.body { body = .bytes(ByteBuffer(bytes: content)) }
    }
}
