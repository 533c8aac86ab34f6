#if canImport(Darwin)
    import Foundation
    import HTTPTypes
    import Logging
    import Model
    import Synchronization

    /// Sends requests with `URLSession`, which follows the device's proxy, VPN and network settings.
    ///
    /// It has the limits of ``AsyncHTTPTransport``, except the ratio of decompressed to received bytes and the limit for
    /// connecting: `URLSession` doesn't report when it is connected, so the limit for a time without bytes includes that.
    final class URLSessionTransport: HTTPTransport {
        private let session: URLSession
        private let limits: HTTPTimeLimits
        private let clock: any Clock<Duration>
        private let logger: Logger
        private let isShutDown = Mutex(false)

        private static let chunkSize = 1024

        init(
            limits: HTTPTimeLimits = HTTPTimeLimits(), clock: any Clock<Duration> = ContinuousClock(), logger: Logger
        ) {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
            configuration.waitsForConnectivity = false
            configuration.urlCache = nil
            configuration.httpCookieStorage = nil
            configuration.httpShouldSetCookies = false
            session = URLSession(configuration: configuration)
            self.limits = limits
            self.clock = clock
            self.logger = logger
        }

        deinit { session.invalidateAndCancel() }

        func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
            do {
                return try await withDeadline(request.deadline, idle: limits.idle, clock: clock) { didProgress in
                    try await request.followingRedirects { try await self.exchange($0, didProgress) }
                }
            } catch {
                let failure: ServiceError =
                    if Task.isCancelled {
                        .cancelled
                    } else if isShutDown.withLock({ $0 }) {
                        .offline
                    } else {
                        ServiceError(session: error, limits)
                    }
                logger.debug(
                    "\(request.logText) failed: \(failure.logText)", metadata: ["request": "\(request.id ?? "none")"])
                throw failure
            }
        }

        // A request in an invalidated session raises an exception, so the session is invalidated with the transport.
        func shutdown() async {
            isShutDown.withLock { $0 = true }
            for task in await session.allTasks { task.cancel() }
        }

        private func exchange(_ request: APIRequest, _ didProgress: @Sendable () -> Void) async throws -> APIResponse {
            guard request.url.hasPossiblePort, !isShutDown.withLock({ $0 }) else { throw ServiceError.offline }
            let (bytes, response) = try await session.bytes(for: URLRequest(request), delegate: NoRedirects())
            didProgress()
            guard let response = response as? HTTPURLResponse else {
                throw ServiceError.undecodable(path: "", reason: "it is not HTTP")
            }
            let headers = HTTPFields(response)
            if response.expectedContentLength > Int64(request.bodyLimit) {
                throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
            }
            var body = Data()
            // Appending single bytes to `Data` is slow, and reporting progress takes a lock.
            var chunk: [UInt8] = []
            chunk.reserveCapacity(Self.chunkSize)
            for try await byte in bytes {
                guard body.count + chunk.count < request.bodyLimit else {
                    throw ServiceError.tooLarge(limitInBytes: request.bodyLimit)
                }
                chunk.append(byte)
                guard chunk.count == Self.chunkSize else { continue }
                body.append(contentsOf: chunk)
                chunk.removeAll(keepingCapacity: true)
                didProgress()
            }
            body.append(contentsOf: chunk)
            try Task.checkCancellation()
            return APIResponse(status: response.statusCode, headers: headers, body: body)
        }
    }

    /// Returns redirects as responses, so that all transports follow the same rules for them.
    private final class NoRedirects: NSObject, URLSessionTaskDelegate {
        // Without `@concurrent`, the compiler crashes: https://github.com/swiftlang/swift/issues/92207
        @concurrent func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? { nil }
    }

    extension URLRequest {
        fileprivate init(_ request: APIRequest) {
            self.init(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
            httpMethod = request.method.rawValue
            for field in request.headers { addValue(field.value, forHTTPHeaderField: field.name.rawName) }
            if let token = request.accessToken {
                setValue("Bearer \(token.value)", forHTTPHeaderField: "Authorization")
            }
            httpBody = request.body
            // `withDeadline` is the limit.
            timeoutInterval = 600
        }
    }

    extension HTTPFields {
        fileprivate init(_ response: HTTPURLResponse) {
            self.init()
            for (name, value) in response.allHeaderFields {
                guard let name = (name as? String).flatMap({ HTTPField.Name($0) }), let value = value as? String else {
                    continue
                }
                append(HTTPField(name: name, value: value))
            }
        }
    }

    extension ServiceError {
        fileprivate init(session error: any Error, _ limits: HTTPTimeLimits) {
            switch error {
            case let error as ServiceError:
                self = error
            case is CancellationError:
                self = .cancelled
            case let error as URLError:
                switch error.code {
                case .cancelled: self = .cancelled
                case .timedOut: self = .timedOut(after: limits.idle)
                case .badServerResponse, .cannotParseResponse: self = .undecodable(path: "", reason: "it is not HTTP")
                case .cannotDecodeContentData, .cannotDecodeRawData:
                    self = .undecodable(path: "", reason: "its compression is broken")
                case .secureConnectionFailed: self = .untrusted("the TLS handshake failed")
                case .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
                    .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired,
                    .appTransportSecurityRequiresSecureConnection:
                    self = .untrusted("its certificate is expired or not trusted by this device")
                default: self = .offline
                }
            default:
                self = .offline
            }
        }
    }
#endif
