import AppFeature
import Core
import FlowKit
import Foundation
import Logging
import Model
import StoreServer
import Testing

@testable import ProductDetails
@testable import ProductListing
@testable import Storefront

/// Screens that are open, while the catalogue's synchronisation writes into the same store: a server on loopback, a store
/// on disk, and the screens' own view models.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct WatchingTests {
    @Test func whatTheSynchronisationStoresIsShownByTheScreensThatAreOpen() async throws {
        try await withShop { server, services in
            let changes = try #require(services.productChanges as? ProductObservation)
            let sync = try #require(services.catalogueSync)
            let (page, other, list) = (details(1, services), details(150, services), listing(services))
            let observing = [
                Task { await page.observe() }, Task { await other.observe() }, Task { await list.observe() },
            ]
            await until { page.surroundings?.related.isEmpty == false && other.surroundings?.related.isEmpty == false }
            await until { list.state.isSuccess && !list.categories.isEmpty }
            for screen in [page, other] {
                await screen.product.waitUntilIdle()
                await screen.around?.waitUntilIdle()
            }
            await list.pager.waitUntilIdle()
            try await sync.synchronise()
            await rest(changes)

            // The server has what the screens have loaded: nobody is told of anything.
            var (onPage, onOther, onList) = (0, 0, 0)
            let counting = [
                page.$state.dropFirst().sink { _ in MainActor.assumeIsolated { onPage += 1 } },
                other.$state.dropFirst().sink { _ in MainActor.assumeIsolated { onOther += 1 } },
                list.pager.objectWillChange.sink { _ in MainActor.assumeIsolated { onList += 1 } },
            ]
            try await sync.synchronise()
            await rest(changes)
            #expect((onPage, onOther, onList) == (0, 0, 0))

            let stock = try #require(page.state.value?.summary.stock) + 5
            try server.restock(1, to: stock)
            try await sync.synchronise()
            await until { page.state.value?.summary.stock == stock && row(1, list)?.stock == stock }
            await rest(changes)
            #expect(page.state.value?.summary.stock == stock)
            #expect(row(1, list)?.stock == stock)
            #expect((onPage, onOther, onList) == (1, 0, 1))

            try server.remove(1)
            try await sync.synchronise()
            await until { page.notice != nil && row(1, list)?.stock == 0 }
            #expect(page.notice == .notFound("product 1"))
            #expect(page.state.value?.summary.stockRule.isSoldOut == true)
            #expect(row(1, list)?.stock == 0)
            #expect(onOther == 0)

            for screen in observing {
                screen.cancel()
                await screen.value
            }
            #expect(changes.watcherCount == 0)
            withExtendedLifetime(counting) {}
        }
    }

    /// What screens load is stored; read back it is the same, so that no screen is drawn twice for it.
    @Test func whatWasLoadedIsReadBackAsItWas() async throws {
        try await withShop { _, services in
            for number in [1, 20, 60, 120] {
                let id = Product.ID(rawValue: number)
                let fresh = try await services.products.product(id, .fresh)
                #expect(try await services.productChanges.productChange(of: id) == fresh.map { .now($0) })
            }
            let page = try await services.products.products(
                ProductQuery(), PageRequest(cursor: nil, origin: .fresh), limit: 60)
            let known = try await services.productChanges.summaryChanges(of: Set(page.items.map(\.id)))
            for product in page.items { #expect(known[product.id] == .now(product)) }
        }
    }

    private func details(_ id: Int, _ services: ServiceProvider) -> ProductDetailsViewModel {
        let container = ProductDetailsDependencyContainer(
            products: services.products, categories: services.categories, reviews: services.reviews,
            recents: services.recents, wishlist: services.wishlist, bag: services.bag,
            reachability: services.reachability, webURLs: services.webURLs, changes: services.productChanges)
        return ProductDetailsViewModel(Product.ID(rawValue: id), container, router: Router()) { _ in }
    }

    private func listing(_ services: ServiceProvider) -> ProductListingViewModel {
        let container = ProductListingDependencyContainer(
            products: services.products, categories: services.categories, wishlist: services.wishlist,
            listingStyle: services.listingStyle, reachability: services.reachability,
            changes: services.productChanges)
        return ProductListingViewModel(ProductQuery(), container) { _ in }
    }

    private func row(_ id: Int, _ list: ProductListingViewModel) -> ProductSummary? {
        list.state.value?.first { $0.id.rawValue == id }
    }

    /// Waits until those who were told have read: readings run one after the other.
    private func rest(_ changes: ProductObservation) async {
        for _ in 0..<10 {
            _ = try? await changes.summaryChanges(of: [Product.ID(rawValue: 1)])
            for _ in 0..<100 { await Task.yield() }
        }
    }

    private func until(_ condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end { await Task.yield() }
    }

    private func withShop(_ body: (StoreServer, ServiceProvider) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "watching-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let server = StoreServer(configuration: .init(port: 0))
        let (addresses, continuation) = AsyncStream<URL>.makeStream()
        let running = Task {
            defer { continuation.finish() }
            try await server.run { continuation.yield($0.baseURL) }
        }
        defer { running.cancel() }
        for await address in addresses {
            let logger = Logger.storefront(verbose: false)
            let network = LiveNetwork(api: address, logger: logger)
            let live = try LiveServiceProvider(
                directory: directory, network: network, webHost: "shop.example", version: AppVersion(1), logger: logger)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(server, live.services)) } catch { outcome = .failure(error) }
            try live.close()
            await network.shutdown()
            try outcome.get()
            break
        }
    }
}
