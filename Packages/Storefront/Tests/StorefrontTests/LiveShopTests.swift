#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import Core
    import DeepLink
    @_spi(Inspection) import HeadlessUI
    import FlowKit
    import Foundation
    import Logging
    import Model
    import SharedUI
    import StoreServer
    import Testing

    @testable import Storefront

    /// The whole shop on real parts: a server on loopback, a store on disk, the views.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct LiveShopTests {
        @Test func aProductIsShownFromTheServerAndThenFromTheStore() async throws {
            try await withServer { server, api in
                try await withDevice(api) { device in
                    try device.coordinator.open("/products/1")
                    let screen = TextScreen(device)
                    #expect(await screen.load(within: .seconds(300)))
                    #expect(screen.text.contains("#product.title.label"))
                }
                await server.goOffline()
                try await withDevice(api) { device in
                    try device.coordinator.open("/products/1")
                    let screen = TextScreen(device)
                    #expect(await screen.load(within: .seconds(300)))
                    #expect(screen.text.contains("#product.title.label"))
                }
            }
        }

        @Test func aScreenWithNothingButAnErrorSaysSo() async throws {
            try await withServer { server, api in
                try await withDevice(api) { device in
                    try device.coordinator.open("/products/999999")
                    let screen = TextScreen(device)
                    defer { screen.end() }
                    #expect(await screen.load(within: .seconds(300)))
                    #expect(
                        screen.failure == "Not found. We couldn't find this. It may have been removed from the shop.")
                    let error = ScreenError(link: "/products/999999", reason: screen.failure ?? "")
                    #expect("\(error)" == "/products/999999 can't be shown. \(error.reason)")

                    try device.coordinator.open("/wishlist")
                    let empty = TextScreen(device)
                    defer { empty.end() }
                    #expect(await empty.load(within: .seconds(300)))
                    #expect(empty.failure == nil, "an empty screen is no error")
                }
            }
        }

        @Test func everyTabShowsSomething() async throws {
            try await withServer { _, api in
                try await withDevice(api) { device in
                    for tab in AppTab.allCases where device.coordinator.visibleActivities.contains(tab.activity) {
                        device.coordinator.select(tab)
                        let screen = TextScreen(device)
                        #expect(await screen.load(within: .seconds(300)))
                        // An activity with one tab has no tab bar.
                        let hasTabBar = AppTab.tabs(for: tab.activity).count > 1
                        let beginning = hasTabBar ? "(selected) #tab.\(tab.identifier)\n  screen" : "screen \""
                        #expect(screen.text.contains(beginning), "\(screen.text)")
                    }
                }
            }
        }

        @Test func screensAppearWithTheAnimationsOfTheirRoutes() async throws {
            try await withServer { _, api in
                try await withDevice(api) { device in
                    let screen = TextScreen(device)
                    defer { screen.end() }
                    await device.becomeReady(within: .seconds(300))
                    try device.coordinator.open("/brochures/spring-kitchen")
                    #expect(screen.host.tree.frontScreen?.style.transition == .zoom)
                    try device.coordinator.open("/search")
                    #expect(screen.host.tree.first(.fullScreenCover)?.style.transition == .crossFade)
                }
            }
        }

        @Test func anActivityHasItsTheme() async throws {
            try await withServer(app: #"{"activities":["shop","purchasing"]}"#) { _, api in
                try await withDevice(api) { device in
                    let screen = TextScreen(device)
                    defer { screen.end() }
                    await device.becomeReady(within: .seconds(300))
                    let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
                    let changing = device.coordinator.objectWillChange.sink { continuation.yield() }
                    defer { changing.cancel() }
                    continuation.yield()
                    for await _ in changes where device.coordinator.visibleActivities == [.shop, .purchasing] { break }
                    @MainActor func hasText(_ token: ColorToken) -> Bool {
                        screen.host.tree.all(.text).contains { $0.style.lettering.foreground == .color(Color(token)) }
                    }
                    #expect(!hasText(Theme.business.color.secondaryText))
                    try device.coordinator.open("/purchasing")
                    #expect(hasText(Theme.business.color.secondaryText))
                    #expect(!hasText(Theme.shop.color.secondaryText))
                }
            }
        }

        @Test func aPushGoesTheWayOfAllThatComesIn() async throws {
            try await withServer { _, api in
                try await withDevice(api) { device in
                    let screen = TextScreen(device)
                    defer { screen.end() }
                    await device.becomeReady(within: .seconds(300))
                    let payload = Data(PushCommand.example.utf8)
                    func receive(_ delivery: PushMessage.Delivery, _ payload: Data) async throws -> ControlAnswer {
                        let message = PushMessage(delivery: delivery, payload: payload)
                        return await device.receive(try JSONEncoder().encode(message))
                    }
                    let shown = try await receive(.foreground, payload)
                    #expect(shown == .accepted("shown as a banner"))
                    #expect(device.app.banners.current?.announcement.title == "Sale")
                    #expect(device.coordinator.location == "/home")
                    let opened = try await receive(.tapped, payload)
                    #expect(opened == .accepted("opened"))
                    #expect(device.coordinator.location.hasPrefix("/products/12"))
                    let refused = try await receive(.tapped, Data("{}".utf8))
                    #expect(refused == .refused("refused. The push's \"version\" is missing. Correct it."))
                    #expect(await device.receive(Data("push".utf8)) == .refused("The message isn't a valid push."))
                }
            }
        }

        @Test func aDeniedDeviceRefusesPushesUntilTheUserAllowsThem() async throws {
            try await withServer { _, api in
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
                try Data(#"{"authorization":"denied","token":"00ff"}"#.utf8)
                    .write(to: directory.appending(path: "notifications.json"))
                try await withDevice(api) { device in
                    let screen = TextScreen(device)
                    defer { screen.end() }
                    await device.becomeReady(within: .seconds(300))
                    let push = try JSONEncoder().encode(
                        PushMessage(delivery: .foreground, payload: Data(PushCommand.example.utf8)))
                    #expect(
                        await device.receive(push)
                            == .refused("The user has turned notifications off on this device."))
                    let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
                    let changing = device.coordinator.objectWillChange.sink { continuation.yield() }
                    defer { changing.cancel() }
                    let asking = Task { await device.notifications.request() }
                    for await _ in changes where !device.coordinator.state.modals.isEmpty { break }
                    #expect(screen.text.contains("Allow notifications?"))
                    let dialog = try #require(device.coordinator.state.modals.last)
                    #expect(device.coordinator.navigator.answer(dialog.id, with: NotificationChoice.allow.rawValue))
                    #expect(await asking.value == .authorized)
                    #expect(await device.receive(push) == .accepted("shown as a banner"))
                }
            }
        }

        private let directory = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")

        private func withServer(
            app: String = "{}", _ body: (StoreServer, URL) async throws -> Void
        ) async throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            let server = StoreServer(configuration: .init(port: 0, app: Data(app.utf8)))
            try await server.serve { try await body(server, $0.baseURL) }
        }

        private func withDevice(_ api: URL, _ body: (ShopDevice) async throws -> Void) async throws {
            let logger = Logger.storefront(verbose: false)
            let network = LiveNetwork(api: api, http: AsyncHTTPTransport.forTests(logger: logger), logger: logger)
            let device = try await ShopDevice(directory: directory, network: network, logger: logger)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(device)) } catch { outcome = .failure(error) }
            device.close()
            await network.shutdown()
            try outcome.get()
        }
    }
#endif
