#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import ScreenTesting
    import Search
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let searchService = MockSearchService()
        let categoryService = MockProductService()
        let brandService = MockProductService()

        @Test func theCodeOfTheReadmeShowsTheSearch() {
            let app = ScreenDriver { search() }
            #expect(app.shows("What are you looking for?"))
        }

        @ViewBuilder private func search() -> some View {
            let flow = SearchFlowViewModel(
                SearchDependencyContainer(
                    search: searchService, categories: categoryService, brands: brandService)
            ) { exit in
                switch exit {
                case .results(let text, in: let category): print("show \(text) in \(category?.rawValue ?? "all")")
                case .product(let id): print("show product \(id)")
                case .category(let id): print("show category \(id)")
                case .brand(let name): print("show brand \(name)")
                case .allCategories: print("show all categories")
                case .close: print("close the search")
                }
            }

            SearchFlowView(viewModel: flow)
        }
    }
#endif
