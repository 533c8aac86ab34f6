@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

/// A feature as apps write them, from loading to editing.
@MainActor @Suite(.timeLimit(.minutes(60))) struct ProductListTests {
    private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

    private actor Attempts {
        private var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    private func makeHost(
        _ fetch: @escaping @Sendable () async throws -> [Product] = { catalog }
    ) -> (ViewHost, ProductListViewModel) {
        let viewModel = ProductListViewModel(fetch: fetch)
        return (ViewHost(ProductListView(viewModel: viewModel)), viewModel)
    }

    @Test func tappingARowGrowsThePathAndShowsTheDetail() async throws {
        let (host, viewModel) = makeHost()
        #expect(host.tree.first(.progress) == nil)
        #expect(await host.wait { $0.all(.row).count == 3 })
        #expect(host.tree.first(.screen)?.text == "Products")

        let row = try #require(host.tree.first(identifier: "product-2"))
        #expect(row.label == "Desk 20.00 Favorite")
        row.tap()
        #expect(viewModel.path == [.detail(catalog[1])])
        #expect(host.tree.first(.screen)?.text == "Desk")
        #expect(host.tree.button("Edit") != nil)

        host.tree.button("Reviews")?.tap()
        #expect(viewModel.path == [.detail(catalog[1]), .reviews(productID: 2)])
        #expect(host.tree.texts == ["Reviews of 2"])

        host.tree.first(.screen)?.send(.dismiss)
        #expect(viewModel.path.count == 1)
        host.tree.button("Back")?.tap()
        #expect(viewModel.path.isEmpty)
        #expect(host.tree.all(.row).count == 3)
    }

    @Test func aFailureOffersRetryAndRetryLoads() async throws {
        let attempts = Attempts()
        let (host, _) = makeHost {
            if await attempts.next() == 1 { throw Offline() }
            return catalog
        }
        #expect(await host.wait { $0.button("Retry") != nil })
        #expect(host.tree.texts.contains("offline"))
        host.tree.button("Retry")?.tap()
        #expect(await host.wait { $0.all(.row).count == 3 })
    }

    @Test func searchFiltersAndStateFollowsIdentity() async throws {
        let (host, viewModel) = makeHost()
        #expect(await host.wait { $0.all(.row).count == 3 })
        host.tree.first(identifier: "favorite-3")?.tap()
        #expect(host.tree.first(identifier: "favorite-3")?.value == "true")
        #expect(host.tree.first(identifier: "favorite-1")?.value == "false")
        host.tree.first(.search)?.enter("ch")
        #expect(viewModel.query == "ch")
        #expect(host.tree.all(.row).count == 1)
        #expect(
            host.tree.first(identifier: "favorite-3")?.value == "true", "it moved from the third place to the first")
        host.tree.first(.search)?.enter("zzz")
        #expect(host.tree.texts.contains("Nothing found"))
        host.tree.first(.search)?.enter("")
        #expect(host.tree.first(identifier: "favorite-3")?.value == "false", "it had gone, and its state with it")
    }

    @Test func aSheetShowsItsItemAndDismissClearsIt() async throws {
        let (host, viewModel) = makeHost()
        #expect(await host.wait { $0.all(.row).count == 3 })
        host.tree.button("Taps: 0")?.tap()
        host.tree.button("Taps: 1")?.tap()
        #expect(host.tree.button("Taps: 2") != nil)

        viewModel.editing = catalog[0]
        let sheet = try #require(host.tree.first(.sheet))
        #expect(sheet.first(.textField)?.value == "Lamp")
        #expect(host.tree.button("Taps: 2") == nil, "behind the sheet nothing can be reached")
        sheet.first(.textField)?.enter("")
        #expect(host.tree.button("Done")?.isEnabled == false)
        #expect(host.tree.button("Done")?.tap() == false)
        host.tree.first(.textField)?.enter("Lamp 2")
        host.tree.button("Done")?.tap()
        #expect(viewModel.editing == nil)
        #expect(host.tree.first(.sheet) == nil)
    }

    @Test func eventsAreDispatchedByID() async throws {
        let (host, viewModel) = makeHost()
        #expect(await host.wait { $0.all(.row).count == 3 })
        let row = try #require(host.tree.first(identifier: "product-1"))
        #expect(host.dispatch(.tap, to: row.id))
        #expect(viewModel.path.count == 1)
        #expect(!host.dispatch(.tap, to: row.id), "it is covered now")
        #expect(!host.dispatch(.tap, to: -1))
    }

    @Test func theViewModelIsMadeOnceAndReleasedWithItsHost() async throws {
        /// Reports its release, and so that of the view model that holds it.
        final class Token: Sendable {
            private let (released, release) = AsyncStream<Void>.makeStream()
            func use() {}
            deinit { release.finish() }
            var isReleased: AsyncStream<Void> { released }
        }
        var token: Token? = Token()
        let isReleased = try #require(token?.isReleased)
        weak var released: ProductListViewModel?
        var made = 0
        do {
            let host = ViewHost(
                ProductListView(
                    viewModel: {
                        made += 1
                        let viewModel = ProductListViewModel { [token] in
                            token?.use()
                            return catalog
                        }
                        token = nil
                        released = viewModel
                        return viewModel
                    }()
                )
            )
            #expect(await host.wait { $0.all(.row).count == 3 })
            host.tree.first(identifier: "product-1")?.tap()
            released?.editing = catalog[0]
            #expect(host.tree.first(.sheet) != nil)
            #expect(host.pass > 2)
            #expect(made == 1)
        }
        for await _ in isReleased {}
        #expect(released == nil)
    }
}
