#if Headless || !canImport(SwiftUI)
    import Foundation
    import StoreServer
    import Synchronization
    import Testing

    @testable import Storefront

    @Suite(.timeLimit(.minutes(60))) struct ShopAPITests {
        let directory = FileManager.default.temporaryDirectory.appending(path: "storefront-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }

        @Test func aSecondShopTakesAnotherPort() async throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            let ports = Mutex<[Int?]>([])
            try await use { first in
                ports.withLock { $0.append(first.port) }
                // Often, because what ends first, the server or who waits for it, is up to the scheduler.
                for _ in 0..<20 { try await use { second in ports.withLock { $0.append(second.port) } } }
            }
            let used = ports.withLock(\.self)
            #expect(used.count == 21)
            #expect(used.dropFirst().allSatisfy { $0 != nil && $0 != used.first })
        }

        @Test func errorsOfTheBodyAreRethrown() async throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            await #expect(throws: Broken.self) { try await use { _ in throw Broken() } }
        }

        private struct Broken: Error {}

        private func use(_ body: @escaping @Sendable (URL) async throws -> Void) async throws {
            let api = ShopAPI(nil, directory: DataDirectory(path: directory.path))
            try await api.use(logger: .storefront(verbose: false), body)
        }
    }
#endif
