#if Headless || !canImport(SwiftUI)
    import AsyncHTTPClient
    import BrowserHost
    import Foundation
    import NIOCore
    import NIOHTTP1

    /// Delivers pushes to the devices of a running shop.
    struct PushSender {
        /// The session directory of the running shop.
        let sessionRoot: URL

        /// Sends a push and returns the response of each device.
        ///
        /// - Parameter session: The name of one device; nil for all.
        func send(_ message: PushMessage, to session: String?) async throws -> [SessionAnswer] {
            guard let address = ControlAddress.ofHost(in: sessionRoot), let url = address.url(session: session) else {
                throw PushError.noShop(sessionRoot.path)
            }
            var request = HTTPClientRequest(url: url.absoluteString)
            request.method = .POST
            request.headers.add(name: "Authorization", value: address.authorization)
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(try JSONEncoder().encode(message))
            let (status, body) = try await Self.answer(to: request, root: sessionRoot)
            switch status {
            case 200:
                guard let answers = try? JSONDecoder().decode([SessionAnswer].self, from: body) else {
                    throw PushError.unexpected(status: status, "its response can't be read")
                }
                guard !answers.isEmpty else {
                    throw PushError.noSession(url: "http://127.0.0.1:\(address.port)/")
                }
                return answers
            case 404 where session != nil: throw PushError.unknownSession(session ?? "")
            default:
                let text = String(decoding: body.prefix(500), as: UTF8.self)
                throw PushError.unexpected(status: status, text.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }

        private static func answer(to request: HTTPClientRequest, root: URL) async throws -> (Int, Data) {
            let client = HTTPClient(
                eventLoopGroupProvider: .singleton, configuration: .init(redirectConfiguration: .disallow))
            let result: Result<(Int, Data), any Error>
            do {
                let response = try await client.execute(request, timeout: .seconds(20))
                let body = try await response.body.collect(upTo: 1024 * 1024)
                result = .success((Int(response.status.code), Data(body.readableBytesView)))
            } catch is CancellationError {
                result = .failure(CancellationError())
            } catch {
                // The shop crashed and left its file behind.
                result = .failure(PushError.noShop(root.path))
            }
            try await client.shutdown()
            return try result.get()
        }
    }
#endif
