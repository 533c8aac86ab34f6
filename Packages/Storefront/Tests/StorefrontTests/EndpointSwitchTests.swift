#if Headless || !canImport(SwiftUI)
    import Core
    import DeepLink
    import FlowKit
    import Foundation
    @_spi(Inspection) import HeadlessUI
    import Loading
    import Logging
    import Model
    import StoreServer
    import Synchronization
    import Testing

    @testable import AppFeature
    @testable import Storefront

    /// A browser session that uses two servers on loopback, one after the other.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct EndpointSwitchTests {
        private let root = FileManager.default.temporaryDirectory.appending(path: "endpoints-\(UUID().uuidString)")
        private let log = TokenLog()
        private let product = Product.ID(rawValue: 2)
        private let logger = Logger.storefront(verbose: false)

        @Test func switchingCreatesTheServicesAgainAndUsesNoOtherSession() async throws {
            try await withServers { first, second in
                try await withSession(first) { session, screen in
                    let old = session.device
                    let services = old.app.services
                    try await services.shop.authentication.signIn(username: "emilys", password: "emilyspass")
                    let title = try await services.shop.products.product(product, .networkOnly)?.summary.title
                    try await services.shop.bag.add(product, quantity: 1)
                    for await status in services.shop.outbox.status() where status.isEmpty { break }

                    try await enter(second.address, in: session, on: screen)
                    #expect(session.device !== old)
                    let others = session.device.app.services
                    #expect(others.debug.endpoints?.current == Endpoint(.entered, second.address))
                    #expect(await user(of: others) == nil)
                    #expect(await bag(of: others).isEmpty)
                    let other = try await others.shop.products.product(product, .networkOnly)?.summary.title
                    #expect(title != nil && other != nil && title != other)
                    #expect(log.ports.contains(first.port))
                    #expect(!log.ports.contains(second.port), "a token was sent to a server that didn't issue it")

                    try await others.shop.authentication.signIn(username: "michaelw", password: "michaelwpass")
                    try await choose("debug-endpoint.built-in.row", in: session, on: screen)
                    let again = session.device.app.services
                    #expect(await user(of: again)?.username == "emilys")
                    #expect(await bag(of: again) == [product])
                    try await enter(second.address, in: session, on: screen)
                    #expect(await user(of: session.device.app.services)?.username == "michaelw")
                }
            }
        }

        @Test func aSessionThatTheHostHasRemovedLeavesNoData() async throws {
            try await withServers { server, _ in
                let stores = stores(server, removalInterval: .zero)
                let removed = try await session("removed", stores)
                _ = try await removed.device.app.services.shop.products.product(product, .networkOnly)
                try await removed.device.app.services.shop.bag.add(product, quantity: 1)
                await removed.close()
                try FileManager.default.removeItem(at: root.appending(path: "sessions/removed"))
                for (name, expected) in [("new", []), ("removed", []), ("new", [product])] {
                    let session = try await session(name, stores)
                    #expect(await bag(of: session.device.app.services) == expected)
                    if name == "new", expected.isEmpty {
                        try await session.device.app.services.shop.bag.add(product, quantity: 1)
                    }
                    await session.close()
                }
                await stores.shutdown()
            }
        }

        @Test func missingDirectoryOfSessionsDeletesNoData() async throws {
            try await withServers { server, _ in
                let stores = stores(server, removalInterval: .zero)
                let session = try await session("browser", stores)
                let shop = session.device.app.services.shop
                _ = try await shop.products.product(product, .networkOnly)
                try await shop.bag.add(product, quantity: 1)
                let sessions = root.appending(path: "sessions")
                let moved = root.appending(path: "moved")
                try FileManager.default.moveItem(at: sessions, to: moved)
                _ = try await stores.store(of: stores.standard)
                try FileManager.default.moveItem(at: moved, to: sessions)
                await session.close()

                let again = try await self.session("browser", stores)
                #expect(await bag(of: again.device.app.services) == [product])
                await again.close()
                await stores.shutdown()
            }
        }

        @Test func unsentChangesStayForTheirServer() async throws {
            try await withServers { first, second in
                try await withSession(first) { session, screen in
                    let services = session.device.app.services
                    try await services.shop.authentication.signIn(username: "emilys", password: "emilyspass")
                    _ = try await services.shop.products.product(product, .networkOnly)
                    await first.server.goOffline()
                    try await services.shop.bag.add(product, quantity: 1)
                    #expect(try await services.shop.authentication.unsentChanges() == UnsentChanges(others: 1))

                    try await enter(second.address, in: session, on: screen, confirming: "Switch with unsent changes?")
                    #expect(try await session.device.app.services.shop.authentication.unsentChanges() == .none)
                    try await choose("debug-endpoint.built-in.row", in: session, on: screen)
                    let again = session.device.app.services
                    #expect(try await again.shop.authentication.unsentChanges() == UnsentChanges(others: 1))
                    try await first.server.goOnline()
                    await again.shop.outbox.send()
                    for await status in again.shop.outbox.status() where status.isEmpty { break }
                    #expect(try await again.shop.authentication.unsentChanges() == .none)
                }
            }
        }

        @Test func theSessionKeepsItsChoice() async throws {
            try await withServers { first, second in
                try await withSession(first) { session, _ in
                    try await session.use(Endpoint(.entered, second.address))
                }
                try await withSession(first) { session, _ in
                    let endpoints = session.device.app.services.debug.endpoints
                    #expect(endpoints?.current == Endpoint(.entered, second.address))
                    #expect(endpoints?.choices == [Endpoint(.builtIn, first.address)])
                    try await session.use(Endpoint(.builtIn, first.address))
                }
                try await withSession(first) { session, _ in
                    #expect(session.device.app.services.debug.endpoints?.current.origin == .builtIn)
                    try await session.use(Endpoint(.entered, second.address))
                }
                try await withSession(first, name: "another-browser") { session, _ in
                    #expect(session.device.app.services.debug.endpoints?.current.origin == .builtIn)
                }
            }
        }

        @Test func anEndpointThatCannotBeOpenedChangesNothing() async throws {
            try await withServers { first, second in
                try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
                let servers = root.appending(path: "servers")
                try Data("not a directory".utf8).write(to: servers)
                try await withSession(first) { session, _ in
                    let old = session.device
                    await #expect(throws: ServiceError.self) {
                        try await session.use(Endpoint(.entered, second.address))
                    }
                    #expect(session.device === old)
                }
                try FileManager.default.removeItem(at: servers)
                try await withSession(first) { session, _ in
                    #expect(session.device.app.services.debug.endpoints?.current.origin == .builtIn)
                    try await session.use(Endpoint(.entered, second.address))
                }
                try FileManager.default.removeItem(at: servers)
                try Data("not a directory".utf8).write(to: servers)
                try await withSession(first) { session, _ in
                    #expect(session.device.app.services.debug.endpoints?.current.origin == .builtIn)
                }
            }
        }
    }

    extension EndpointSwitchTests {
        /// A running server and its address.
        private struct Running {
            let server: StoreServer
            let address: ServerAddress
            var port: Int { address.url.port ?? 0 }
        }

        /// Starts two servers with different catalogs.
        private func withServers(_ body: (Running, Running) async throws -> Void) async throws {
            defer { try? FileManager.default.removeItem(at: root) }
            try await withServer(.standard) { first in
                try await withServer(.synthetic(count: 24)) { second in try await body(first, second) }
            }
        }

        private func withServer(_ catalog: Catalog, _ body: (Running) async throws -> Void) async throws {
            let server = StoreServer(configuration: .init(port: 0), catalog: catalog)
            try await server.serve { address in
                try await body(Running(server: server, address: try ServerAddress(address.baseURL.absoluteString)))
            }
        }

        private func stores(_ standard: Running, removalInterval: Duration = .seconds(3600)) -> ShopStores {
            ShopStores(
                standard: Endpoint(.builtIn, standard.address), root: root, logger: logger,
                removalInterval: removalInterval
            ) { [log, logger] address in
                LiveNetwork(
                    api: address.url,
                    http: LoggedTransport(base: AsyncHTTPTransport.forTests(logger: logger), log: log), logger: logger)
            }
        }

        private func session(_ name: String, _ stores: ShopStores) async throws -> ShopSession {
            let directory = root.appending(path: "sessions/\(name)/store", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            return try await ShopSession(name: name, directory: directory, stores: stores, logger: logger)
        }

        /// Opens a session whose process was started with a server, and closes it with its process.
        private func withSession(
            _ standard: Running, name: String = "browser", _ body: (ShopSession, ViewHost) async throws -> Void
        ) async throws {
            let stores = stores(standard)
            let session = try await session(name, stores)
            let app = ShopApp(session, languages: [])
            let window = try ShopWindow(session, .main, languages: [])
            let screen = ViewHost(window.rootView)
            _ = screen.tree
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(session, screen)) } catch { outcome = .failure(error) }
            screen.end()
            await app.close()
            await stores.shutdown()
            try outcome.get()
        }

        /// Enters an address in the debug menu, and waits until the session uses it.
        private func enter(
            _ address: ServerAddress, in session: ShopSession, on screen: ViewHost, confirming question: String? = nil
        ) async throws {
            let old = session.device
            try await openPicker(in: session, on: screen)
            try #require(screen.tree.first(identifier: "debug-endpoint.address.field")).enter("\(address)")
            try #require(screen.tree.first(identifier: "debug-endpoint.use.button")).tap()
            if let question {
                #expect(await screen.wait { $0.outline.contains(question) })
                try #require(screen.tree.first(.button, "Switch")).tap()
            }
            #expect(await screen.wait { _ in session.device !== old })
            await show(session, on: screen)
        }

        /// Taps an endpoint in the debug menu, and waits until the session uses it.
        private func choose(_ row: String, in session: ShopSession, on screen: ViewHost) async throws {
            let old = session.device
            try await openPicker(in: session, on: screen)
            try #require(screen.tree.first(identifier: row)).tap()
            #expect(await screen.wait { _ in session.device !== old })
            await show(session, on: screen)
        }

        private func openPicker(in session: ShopSession, on screen: ViewHost) async throws {
            await show(session, on: screen)
            try session.device.coordinator.open("/debug/endpoint")
            #expect(await screen.wait { $0.first(identifier: "debug-endpoint.address.field") != nil })
        }

        /// Shows the session's device, whose tasks begin with its views, and waits until it follows links.
        private func show(_ session: ShopSession, on screen: ViewHost) async {
            _ = screen.tree
            await session.device.becomeReady(within: .seconds(300))
            #expect(session.device.app.inbound.isReady)
        }

        private func user(of services: ServiceProvider) async -> User? {
            for await session in services.shop.session.session() { return session.user }
            return nil
        }

        private func bag(of services: ServiceProvider) async -> [Product.ID] {
            for await bag in services.shop.bag.bag() { return bag.lines.map(\.product.id) }
            return []
        }
    }

    /// The ports of the servers that got an access token.
    private final class TokenLog: Sendable {
        private let current = Mutex<Set<Int>>([])

        var ports: Set<Int> { current.withLock { $0 } }

        func note(_ request: APIRequest) {
            guard request.accessToken != nil, let port = request.url.port else { return }
            current.withLock { _ = $0.insert(port) }
        }
    }

    private struct LoggedTransport: HTTPTransport {
        let base: any HTTPTransport
        let log: TokenLog

        func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
            log.note(request)
            return try await base.send(request)
        }

        func shutdown() async { await base.shutdown() }
    }
#endif
