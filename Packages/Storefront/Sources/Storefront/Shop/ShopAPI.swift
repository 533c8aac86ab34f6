#if !canImport(SwiftUI)
    import Foundation
    import Logging
    import StoreServer

    /// The server of the shop's API: one that is given, or an own one for as long as it is used.
    struct ShopAPI {
        private let given: URL?

        init(_ given: APIAddress?) { self.given = given?.url }

        func use(logger: Logger, _ body: @escaping @Sendable (URL) async throws -> Void) async throws {
            if let given { return try await body(given) }
            let server = StoreServer(configuration: .init(port: 0), logger: logger)
            let (addresses, continuation) = AsyncStream<URL>.makeStream()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { continuation.finish() }
                    try await server.run { continuation.yield($0.baseURL) }
                }
                group.addTask {
                    for await address in addresses { return try await body(address) }
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }
#endif
