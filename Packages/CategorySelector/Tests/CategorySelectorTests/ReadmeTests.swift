#if Headless || !canImport(SwiftUI)
    import CategorySelector
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let categoryService = MockProductService()
        let brandService = MockProductService()
        let reachabilityService = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsCategories() async {
            let app = ScreenDriver { categories() }
            await app.settle { app.shows("Furniture") }
        }

        @ViewBuilder private func categories() -> some View {
            let flow = CategorySelectorFlowViewModel(
                CategorySelectorDependencyContainer(
                    categories: categoryService, brands: brandService, reachability: reachabilityService)
            ) { exit in
                switch exit {
                case .category(let id): print("show category \(id)")
                case .brand(let name): print("show brand \(name)")
                }
            }

            CategorySelectorFlowView(viewModel: flow)
        }
    }
#endif
