import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct SurroundingsTests {
    @Test func relatedProductsAreOfTheSameCategoryAndNeverTheProductItself() async {
        let viewModel = ProductScene().viewModel()
        await observed(viewModel) {
            let related = viewModel.surroundings?.related ?? []
            #expect(related.map(\.id.rawValue) == [8, 10, 11, 12, 13, 14, 15])
        }
    }

    @Test(arguments: [1, 8, 9, 12]) func thereAreAtMostEight(id: Int) async {
        let viewModel = ProductScene((1...12).map { .fixture(id: $0) }).viewModel(Product.ID(rawValue: id))
        await observed(viewModel) {
            let related = viewModel.surroundings?.related.map(\.id.rawValue) ?? []
            #expect(related == Array((1...12).filter { $0 != id }.prefix(8)))
        }
    }

    @Test func theCategoryHasItsName() async throws {
        let service = MockProductService(
            .catalog, categories: [ProductCategory(id: .furniture, name: "Furniture & Home")])
        let surroundings = try await service.surroundings(of: .fixture(), categories: service, .cacheOnly)
        #expect(surroundings.categoryName == "Furniture & Home")
    }

    @Test func withoutANameTheCategoryHasItsWords() {
        #expect(ProductSurroundings(of: .fixture(category: .kitchen)).categoryName == "Kitchen Accessories")
        #expect(ProductSurroundings(of: .fixture(category: ProductCategory.ID(rawValue: ""))).categoryName == "")
    }

    @Test func categoriesAreAskedForFreshlyOnlyWhenNoneAreStored() async throws {
        let stored = MockProductService()
        _ = try await stored.surroundings(of: .fixture(), categories: stored, .networkOnly)
        #expect(!stored.calls.contains(.categories(.cacheFirst)))

        let nothing = MockProductService(stored: .nothing)
        let around = try await nothing.surroundings(of: .fixture(), categories: nothing, .networkOnly)
        #expect(around.categoryName == "Furniture")
        #expect(nothing.calls.contains(.categories(.cacheFirst)))
    }

    @Test func theProductIsShownAlsoWhenNothingElseCanBe() async {
        let scene = ProductScene(stored: .nothing)
        scene.products.hold {
            if case .products = $0 { true } else { false }
        }
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        #expect(viewModel.surroundings == ProductSurroundings(categoryName: "Furniture"))
        observing.cancel()
        scene.products.release()
    }

    @Test func aProductThatMovedHasOtherNeighbors() async {
        let scene = ProductScene()
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.change(.walnutDesk) { $0.summary.category = .kitchen }
            await viewModel.refresh()
            await settle(viewModel) { viewModel.surroundings?.related.first?.category == .kitchen }
            #expect(viewModel.surroundings?.categoryName == "Kitchen Accessories")
            #expect(viewModel.surroundings?.related.contains { $0.category != .kitchen } == false)
        }
    }
}
