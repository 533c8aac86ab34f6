public import AsyncHTTPClient
import Foundation
public import Logging
public import Model
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL

/// Carries requests with async-http-client, over connections that are kept open between them.
///
/// Three limits hold for the time (to connect, between two parts of an answer, for the whole), and two for the size of an
/// answer: how much it is when it is no longer compressed, and how many times as much as was sent.
public final class AsyncHTTPTransport: HTTPTransport {
    private let client: HTTPClient
    private let limits: HTTPTimeLimits
    private let clock: any Clock<Duration>
    private let logger: Logger

    /// Takes a client and owns it from now on.
    ///
    /// - Parameters:
    ///   - client: The client; one of its own when nil. Make it with ``configuration(_:)``, or know why not.
    ///   - limits: How long the parts of an exchange may take. How long connecting may, the client has to know, too.
    ///   - clock: What all is measured with but connecting, which the client does.
    ///   - logger: Told of each failure, for those who look for a cause.
    public init(
        client: HTTPClient? = nil, limits: HTTPTimeLimits = HTTPTimeLimits(),
        clock: any Clock<Duration> = ContinuousClock(), logger: Logger
    ) {
        self.client = client ?? HTTPClient(configuration: Self.configuration(limits))
        self.limits = limits
        self.clock = clock
        self.logger = logger
    }

    deinit {
        // A client must be told that it is not needed any more. Twice does no harm.
        client.shutdown { _ in }
    }

    /// Fails at once when there is no connection: whether to try again is decided above, where it can be seen. Whoever
    /// answers over TLS has to show a certificate that the device trusts, for the name that was asked.
    ///
    /// - Parameter limits: How long connecting may take.
    public static func configuration(_ limits: HTTPTimeLimits = HTTPTimeLimits()) -> HTTPClient.Configuration {
        var tls = TLSConfiguration.makeClientConfiguration()
        // The default is TLS 1.0.
        tls.minimumTLSVersion = .tlsv12
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: tls,
            // Followed here: the client traps at an address with a port that can't be, and a server may name one.
            redirectConfiguration: .disallow,
            timeout: .init(connect: .nanoseconds(Int64(limits.connect / .nanoseconds(1)))),
            // Lists of products come to a tenth of their size, those of one product again and again to a fiftieth. What
            // unfolds to more is made to fill the memory.
            decompression: .enabled(limit: .ratio(100)))
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.networkFrameworkWaitForConnectivity = false
        return configuration
    }

    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        do {
            return try await withDeadline(request.deadline, idle: limits.idle, clock: clock) { somethingCame in
                try await self.follow(request, somethingCame)
            }
        } catch {
            let failure = Task.isCancelled ? .cancelled : ServiceError(transport: error, request, limits)
            logger.debug(
                "\(request.logText) failed: \(failure.logText)",
                metadata: [
                    "request": "\(request.id ?? "none")", "cause": "\(error is ServiceError ? "none" : "\(error)")",
                ])
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
    private func follow(_ request: HTTPRequest, _ somethingCame: @Sendable () -> Void) async throws -> HTTPResponse {
        var request = request
        for _ in 0...Self.mostRedirects {
            let response = try await exchange(request, somethingCame)
            guard let next = try request.redirected(by: response) else { return response }
            request = next
        }
        throw ServiceError.endlessRedirect
    }

    private static let mostRedirects = 3

    private func exchange(_ request: HTTPRequest, _ somethingCame: @Sendable () -> Void) async throws -> HTTPResponse {
        guard request.url.hasPossiblePort else { throw ServiceError.offline }
        // The client's own deadline ends with the head of the answer; ours includes the body. It gets no logger: what it
        // logs is not ours to answer for.
        let response = try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        somethingCame()
        let headers = HeaderFields(response.headers.map { HeaderFields.Field(name: $0.name, value: $0.value) })
        if let announced = headers["Content-Length"].flatMap(Int.init), announced > request.bodyLimit {
            throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
        }
        var body = Data()
        for try await part in response.body {
            somethingCame()
            guard body.count + part.readableBytes <= request.bodyLimit else {
                throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
            }
            body.append(contentsOf: part.readableBytesView)
        }
        try Task.checkCancellation()
        return HTTPResponse(status: Int(response.status.code), headers: try headers.decompressed, body: body)
    }
}

extension HTTPClientRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url.absoluteString)
        method = HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headers.fields { headers.add(name: field.name, value: field.value) }
        headers.replaceOrAdd(name: "Accept-Encoding", value: "gzip, deflate")
        if let content = request.body { body = .bytes(ByteBuffer(bytes: content)) }
    }
}

extension HeaderFields {
    /// What still holds for a body that was compressed and is no longer.
    fileprivate var decompressed: HeaderFields {
        get throws(ServiceError) {
            guard let encoding = self["Content-Encoding"]?.lowercased(), encoding != "identity" else { return self }
            guard ["gzip", "deflate"].contains(encoding) else { throw .unknownCompression(encoding) }
            var headers = self
            headers.remove("Content-Encoding")
            headers.remove("Content-Length")
            return headers
        }
    }
}
