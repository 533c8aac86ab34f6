#if os(Linux) || os(macOS)
    public import AsyncHTTPClient
    import Foundation
    import HTTPTypes
    public import Logging
    public import Model
    import NIOCore
    import NIOHTTP1
    import NIOHTTPCompression
    import NIOSSL

    /// Sends requests with async-http-client, over connections that stay open between requests.
    ///
    /// It limits the time to connect, the time between two parts of a response, the time for the whole exchange, the
    /// decompressed size of a response, and the ratio of decompressed to received bytes.
    public final class AsyncHTTPTransport: HTTPTransport {
        private let client: HTTPClient
        private let limits: HTTPTimeLimits
        private let clock: any Clock<Duration>
        private let logger: Logger

        /// - Parameters:
        ///   - client: The client, which this transport shuts down. It needs the settings of ``configuration(_:)``.
        ///   - limits: The time limits. The client's configuration needs the one for connecting, too.
        ///   - clock: The clock for all limits but connecting, which the client measures.
        ///   - logger: Logs each failure with its cause.
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
            // The client requires a shutdown. A second one has no effect.
            client.shutdown { _ in }
        }

        /// Returns the client's settings: TLS 1.2 at least, verified certificates, no retries, and no redirects of its
        /// own.
        public static func configuration(_ limits: HTTPTimeLimits = HTTPTimeLimits()) -> HTTPClient.Configuration {
            var tls = TLSConfiguration.makeClientConfiguration()
            // The default is TLS 1.0.
            tls.minimumTLSVersion = .tlsv12
            var configuration = HTTPClient.Configuration(
                tlsConfiguration: tls,
                // The client traps if a redirect has an impossible port, so this transport follows redirects.
                redirectConfiguration: .disallow,
                timeout: .init(connect: .nanoseconds(Int64(min(max(limits.connect / .nanoseconds(1), 0), 1e17)))),
                // Lists of products compress to a tenth, repetitive ones to a fiftieth.
                decompression: .enabled(limit: .ratio(100)))
            configuration.connectionPool.retryConnectionEstablishment = false
            configuration.networkFrameworkWaitForConnectivity = false
            return configuration
        }

        public func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
            do {
                return try await withDeadline(request.deadline, idle: limits.idle, clock: clock) { didProgress in
                    try await request.followingRedirects { try await self.exchange($0, didProgress) }
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

        public func shutdown() async {
            do {
                try await client.shutdown()
            } catch {
                logger.debug("The HTTP client was shut down before: \(error)")
            }
        }

        private func exchange(_ request: APIRequest, _ didProgress: @Sendable () -> Void) async throws -> APIResponse {
            guard request.url.hasPossiblePort else { throw ServiceError.offline }
            // The client's deadline ends with the head of the response; `withDeadline` includes the body. The client gets
            // no logger, because it logs header fields.
            let response = try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
            didProgress()
            let headers = HTTPFields(response.headers)
            if let announced = headers[.contentLength].flatMap({ Int($0) }), announced > request.bodyLimit {
                throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
            }
            var body = Data()
            for try await part in response.body {
                didProgress()
                guard body.count + part.readableBytes <= request.bodyLimit else {
                    throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
                }
                body.append(contentsOf: part.readableBytesView)
            }
            try Task.checkCancellation()
            return APIResponse(status: Int(response.status.code), headers: try headers.decompressed(), body: body)
        }
    }

    extension HTTPClientRequest {
        fileprivate init(_ request: APIRequest) {
            self.init(url: request.url.absoluteString)
            method = HTTPMethod(rawValue: request.method.rawValue)
            for field in request.headers { headers.add(name: field.name.rawName, value: field.value) }
            if let token = request.accessToken {
                headers.replaceOrAdd(name: "Authorization", value: "Bearer \(token.value)")
            }
            headers.replaceOrAdd(name: "Accept-Encoding", value: "gzip, deflate")
            if let content = request.body { body = .bytes(ByteBuffer(bytes: content)) }
        }
    }

    extension HTTPFields {
        fileprivate init(_ headers: HTTPHeaders) {
            self.init()
            for (name, value) in headers {
                if let name = HTTPField.Name(name) { append(HTTPField(name: name, value: value)) }
            }
        }

        /// Returns the fields that still apply to the decompressed body.
        fileprivate func decompressed() throws(ServiceError) -> HTTPFields {
            guard let encoding = self[.contentEncoding]?.lowercased(), encoding != "identity" else { return self }
            guard ["gzip", "deflate"].contains(encoding) else {
                throw .undecodable(
                    path: "", reason: "it is compressed in a way that was not asked for (\(encoding.prefix(32)))")
            }
            var fields = self
            fields[.contentEncoding] = nil
            fields[.contentLength] = nil
            return fields
        }
    }

    // MARK: - Errors

    extension ServiceError {
        /// Maps an error of the client. An error without a meaning of its own counts as offline: a refused connection,
        /// an unknown name, a connection that was cut.
        fileprivate init(transport error: any Error, _ request: APIRequest, _ limits: HTTPTimeLimits) {
            switch error {
            case let error as ServiceError:
                self = error
            case is CancellationError:
                self = .cancelled
            case let error as HTTPClientError where error == .cancelled:
                self = .cancelled
            case let error as HTTPClientError where Self.connectTimeouts.contains(error):
                self = .timedOut(after: limits.connect)
            case ChannelError.connectTimeout:
                self = .timedOut(after: limits.connect)
            case HTTPParserError.invalidEOFState:
                self = .offline
            case let error as HTTPParserError:
                self = .undecodable(path: "", reason: "it is not HTTP (\(error))")
            case NIOHTTPDecompression.DecompressionError.limit:
                self = .tooLarge(limitInBytes: request.bodyLimit)
            case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
                self = .undecodable(path: "", reason: "its compression is broken")
            default:
                self = Self(tls: error) ?? .offline
            }
        }

        private static let connectTimeouts: [HTTPClientError] = [
            .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout,
        ]

        /// Maps an error of TLS. `nil` for any other error, and for a connection that was only cut.
        init?(tls error: any Error) {
            switch error {
            case NIOSSLError.handshakeFailed(let cause):
                self.init(handshake: "\(cause)")
            case NIOSSLError.noCertificateToValidate:
                self = .untrusted("it shows no certificate")
            case NIOSSLError.unableToValidateCertificate:
                self = .untrusted(Self.unknownIssuer)
            case let error as NIOSSLExtraError where error == .failedToValidateHostname:
                self = .untrusted("its certificate is for another name")
            case is NIOSSLExtraError:
                self = .untrusted("its name can't be in a certificate")
            default:
                #if canImport(Network)
                    guard error is HTTPClient.NWTLSError else { return nil }
                    self = .untrusted(Self.unknownIssuer)
                #else
                    return nil
                #endif
            }
        }

        /// - Parameter cause: The library's description, which names its errors.
        private init?(handshake cause: String) {
            if cause.contains("EOF during handshake") || cause.contains("syscallError") { return nil }
            self = .untrusted(
                cause.contains("CERTIFICATE_VERIFY_FAILED") ? Self.unknownIssuer : "the TLS handshake failed")
        }

        private static let unknownIssuer = "its certificate is expired or not trusted by this device"
    }
#endif
