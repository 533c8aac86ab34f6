import AppFeature
import Core
import FlowKit
import Foundation
import Loading
import Logging
import Model
import StoreServer
import Testing

@testable import ProductDetails
@testable import ProductListing
@testable import Storefront

/// Screens that are open, while the catalog's synchronization writes into the same store: a server on loopback, a store
/// on disk, and the screens' own view models.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct WatchingTests {
    @Test func openScreensShowSynchronizedChanges() async throws {
        try await withShop { server, services in
            let sync = services.shop.catalogSync
            let (page, other, list) = (details(1, services), details(150, services), listing(services))
            let observing = [
                Task { await page.observe() }, Task { await other.observe() }, Task { await list.observe() },
            ]
            let screens = Screens(page, other, list)
            await screens.until {
                page.surroundings?.related.isEmpty == false && other.surroundings?.related.isEmpty == false
            }
            await screens.until { list.state.isSuccess && !list.categories.isEmpty }
            for screen in [page, other] {
                await screen.product.waitUntilIdle()
                await screen.around?.waitUntilIdle()
            }
            await list.pager.waitUntilIdle()
            try await sync.synchronize()

            // Changes are delivered in order. When the screens show this one, those before it have been delivered.
            let marker = try #require(page.state.value?.summary.stock) + 5
            try server.restock(1, to: marker)
            try await sync.synchronize()
            await screens.until { page.state.value?.summary.stock == marker && row(1, list)?.stock == marker }

            // The server has what the screens have loaded: a synchronization without changes notifies no screen, and a
            // change of one product notifies the screens that show it.
            var (onPage, onOther, onList) = (0, 0, 0)
            let counting = [
                page.product.$state.dropFirst().sink { _ in MainActor.assumeIsolated { onPage += 1 } },
                other.product.$state.dropFirst().sink { _ in MainActor.assumeIsolated { onOther += 1 } },
                list.pager.objectWillChange.sink { _ in MainActor.assumeIsolated { onList += 1 } },
            ]
            try await sync.synchronize()
            let stock = marker + 5
            try server.restock(1, to: stock)
            try await sync.synchronize()
            await screens.until { page.state.value?.summary.stock == stock && row(1, list)?.stock == stock }
            #expect(page.state.value?.summary.stock == stock)
            #expect(row(1, list)?.stock == stock)
            #expect((onPage, onOther, onList) == (1, 0, 1))

            try server.remove(1)
            try await sync.synchronize()
            await screens.until { page.notice != nil && row(1, list)?.stock == 0 }
            #expect(page.notice == .notFound("product 1"))
            #expect(page.state.value?.summary.stockRule.isSoldOut == true)
            #expect(row(1, list)?.stock == 0)
            #expect(onOther == 0)

            for screen in observing {
                screen.cancel()
                await screen.value
            }
            withExtendedLifetime(counting) {}
        }
    }

    /// Products read back from the store equal the loaded ones, so no screen is drawn again for them.
    @Test func storedProductsEqualLoadedProducts() async throws {
        try await withShop { _, services in
            for number in [1, 20, 60, 120] {
                let id = Product.ID(rawValue: number)
                let fresh = try await services.shop.products.product(id, .networkOnly)
                var stored = services.shop.productChanges.products([id]).makeAsyncIterator()
                #expect(await stored.next()?[id] == fresh.map { .now($0) })
            }
            let page = try await services.shop.products.products(
                ProductQuery(), PageRequest(cursor: nil, policy: .networkOnly), limit: 60)
            var stored = services.shop.productChanges.summaries(of: Set(page.items.map(\.id))).makeAsyncIterator()
            let known = try #require(await stored.next())
            for product in page.items { #expect(known[product.id] == .now(product)) }
        }
    }

    private func details(_ id: Int, _ services: ServiceProvider) -> ProductDetailsViewModel {
        let container = ProductDetailsDependencyContainer(
            products: services.shop.products, categories: services.shop.categories, reviews: services.shop.reviews,
            recents: services.shop.recents, wishlist: services.shop.wishlist, bag: services.shop.bag,
            reachability: services.shop.reachability, webURLs: services.webURLs, changes: services.shop.productChanges)
        return ProductDetailsViewModel(Product.ID(rawValue: id), container, router: Router()) { _ in }
    }

    private func listing(_ services: ServiceProvider) -> ProductListingViewModel {
        let container = ProductListingDependencyContainer(
            products: services.shop.products, categories: services.shop.categories, wishlist: services.shop.wishlist,
            listingStyle: services.shop.listingStyle, reachability: services.shop.reachability,
            changes: services.shop.productChanges)
        return ProductListingViewModel(ProductQuery(), container) { _ in }
    }

    private func row(_ id: Int, _ list: ProductListingViewModel) -> ProductSummary? {
        list.state.value?.first { $0.id.rawValue == id }?.product
    }

    /// A signal for each change of some screens.
    private struct Screens {
        private let changes: AsyncStream<Void>
        private let subscriptions: [Any]

        init(_ page: ProductDetailsViewModel, _ other: ProductDetailsViewModel, _ list: ProductListingViewModel) {
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            self.changes = changes
            subscriptions = [page.objectWillChange, other.objectWillChange, list.objectWillChange].map {
                $0.sink { continuation.yield() }
            }
        }

        /// Waits until a condition of the screens holds.
        func until(_ condition: () -> Bool) async {
            if condition() { return }
            for await _ in changes where condition() { return }
            Issue.record("The wait ended before the screens were as expected.")
        }
    }

    private func withShop(_ body: (StoreServer, ServiceProvider) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "watching-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let server = StoreServer(configuration: .init(port: 0))
        try await server.serve { address in
            let logger = Logger.storefront(verbose: false)
            let network = LiveNetwork(
                api: address.baseURL, http: AsyncHTTPTransport.forTests(logger: logger), logger: logger)
            let live = try await LiveServiceProvider(
                directory: directory, network: network, payments: SandboxPayments(), webHost: "shop.example",
                version: AppVersion(1), logger: logger)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(server, live.services)) } catch { outcome = .failure(error) }
            live.close()
            await network.shutdown()
            try outcome.get()
        }
    }
}
