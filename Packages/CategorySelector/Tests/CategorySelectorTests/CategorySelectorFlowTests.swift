import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import CategorySelector

@MainActor
@Suite struct CategorySelectorFlowTests {
    @Test func itsRouteConfigDeclaresTheLink() {
        #expect(CategorySelectorViewModel.routeConfig.path == "/categories?section")
        #expect(CategorySelectorViewModel.routeConfig.tab == nil)
        #expect(CategorySelectorViewModel.routeConfig.activity == .shop)
    }

    @Test func theLinksSectionIsShownFirst() {
        #expect(SelectorScene().flow().makeCategorySelectorViewModel(.brands).section == .brands)
        #expect(CategorySection("brands") == .brands && CategorySection("other") == nil)
    }

    @Test func aGroupExpandsAndCollapses() async {
        let scene = SelectorScene()
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        let group = viewModel.state.value?.categories.last
        if let group { viewModel.choose(group) }
        #expect(viewModel.expanded == ["mens"])
        if let group { viewModel.choose(group) }
        #expect(viewModel.expanded.isEmpty && scene.exits.isEmpty)
        observing.cancel()
        await observing.value
    }

    @Test func theBrandsOfASynchronizedCatalogAppear() async throws {
        let scene = SelectorScene()
        scene.products.forgetStored()
        let viewModel = scene.viewModel(.brands)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        #expect(viewModel.state.value?.brands.isEmpty == true)

        _ = try await scene.products.products(
            ProductQuery(), PageRequest(cursor: nil, policy: .networkOnly), limit: 30)
        scene.catalogSync.currentProgress = .idle(last: .distantPast)
        await settle(viewModel) { viewModel.state.value?.brands.isEmpty == false }
        observing.cancel()
        await observing.value
    }

    #if Headless || !canImport(SwiftUI)
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [CategorySelectorRoute.categorySelector()]) { router in
                SelectorScene().flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeCategorySelectorViewModel(.categories))
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.state.isSuccess }
                observing.cancel()
            }
        }
    #endif
}
