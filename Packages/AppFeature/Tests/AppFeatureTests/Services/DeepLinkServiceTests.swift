#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Mocks
    import Model
    import Testing

    @testable import AppFeature

    @MainActor
    @Suite(.timeLimit(.minutes(10))) struct DeepLinkServiceTests {
        private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

        @Test(arguments: ["shop://products/3", "https://shop.example/products/3", "/products/3"])
        func aLinkFromInsideIsFollowed(link: String) async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(await shop.viewModel.deepLinks.open(try url(link)))
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
        }

        @Test(arguments: ["shop://nowhere", "https://evil.example/products/3", "javascript:alert(1)"])
        func whatLeadsNowhereSaysSo(link: String) async throws {
            let shop = try Shop()
            _ = await shop.open()
            #expect(await !shop.viewModel.deepLinks.open(try url(link)))
            #expect(shop.coordinator.location == "/home")
        }

        @Test func whatHasToWaitLeadsSomewhere() async throws {
            let shop = try Shop()
            _ = await shop.open()
            #expect(await shop.viewModel.deepLinks.open(try url("shop://orders")))
        }

        @Test func aWindowThatIsGoneFollowsNothing() async throws {
            var shop: Shop? = try Shop()
            let links = try #require(shop?.viewModel.deepLinks)
            shop = nil
            #expect(await !links.open(try url("/products/3")))
        }
    }
#endif
