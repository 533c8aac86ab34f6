#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import CategorySelector

    @MainActor
    @Suite struct CategorySelectorScreenTests {
        @Test func loadingIsShown() {
            let viewModel = SelectorScene(stored: .nothing).viewModel()
            let app = ScreenDriver { NavigationStack { CategorySelectorView(viewModel: viewModel) } }
            #expect(app.shows("Loading"))
        }

        @Test func theTreeOfCategories() async {
            let (scene, app) = await shown(SelectorScene())
            app.tap(id: "categories.group-mens.row")
            app.expectOutline(
                """
                screen "Categories"
                  picker "Section" = "Categories" #categories.section.picker
                    option "Categories" (selected)
                    option "Brands"
                  list
                    - button "Laptops" #categories.category-laptops.row
                    - button "Men 2 categories" (expanded) #categories.group-mens.row
                    - button "Shirts" #categories.category-mens-shirts.row
                    - button "Shoes" #categories.category-mens-shoes.row
                """)
            app.tap(id: "categories.category-mens-shirts.row")
            app.tap(id: "categories.category-laptops.row")
            #expect(
                scene.exits == [
                    .category(ProductCategory.ID(rawValue: "mens-shirts")),
                    .category(ProductCategory.ID(rawValue: "laptops")),
                ])
        }

        @Test func theBrandsFromAToZ() async {
            let (scene, app) = await shown(SelectorScene(), .brands)
            #expect(app.shows(id: "categories.brand-Nordvik.row"))
            app.tap(id: "categories.brand-Nordvik.row")
            #expect(scene.exits == [.brand("Nordvik")])
        }

        @Test func aLetterScrollsToItsBrands() async {
            let (_, app) = await shown(SelectorScene(), .brands)
            app.tap("Brands with N")
            #expect(app.scrolledText == "N")
        }

        @Test func brandsAreSearched() async {
            let (_, app) = await shown(SelectorScene(), .brands)
            app.type("nord", into: .id("categories.brand-search.field"))
            #expect(app.rowCount == 1 && app.shows(id: "categories.brand-Nordvik.row"))
            #expect(!app.shows("Brands with N"), "there is one letter only")
            app.type("xyz", into: .id("categories.brand-search.field"))
            #expect(app.shows("No results for “xyz”"))
            app.tap("Clear search")
            #expect(app.rowCount > 1)
        }

        @Test func theUserSwitchesToTheBrands() async {
            let (_, app) = await shown(SelectorScene())
            app.select("Brands", in: .id("categories.section.picker"))
            #expect(app.shows(id: "categories.brand-Nordvik.row"))
        }

        @Test func aShopWithoutCategoriesSaysSo() async {
            let (_, app) = await shown(SelectorScene([]))
            #expect(app.shows("No categories yet"))
        }

        @Test func aFailureCanBeRetried() async {
            let scene = SelectorScene(stored: .nothing)
            scene.products.freshFailure = .server(status: 503, message: nil)
            let viewModel = scene.viewModel()
            let app = ScreenDriver { NavigationStack { CategorySelectorView(viewModel: viewModel) } }
            await app.settle { viewModel.state.failure != nil }
            scene.products.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.shows("Laptops") }
        }

        @Test func offlineShowsStoredContentWithANotice() async {
            let scene = SelectorScene()
            scene.products.freshFailure = .offline
            let viewModel = scene.viewModel()
            let app = ScreenDriver { NavigationStack { CategorySelectorView(viewModel: viewModel) } }
            await app.settle { app.shows(id: "notice.banner") && app.shows("Laptops") }
        }

        @Test func theFlowShowsTheSelector() async {
            let flow = SelectorScene().flow()
            let app = ScreenDriver { CategorySelectorFlowView(viewModel: flow) }
            await app.settle { app.shows("Laptops") }
            #expect(app.title == "Categories")
        }

        private func shown(
            _ scene: SelectorScene, _ section: CategorySection = .categories
        ) async -> (SelectorScene, ScreenDriver) {
            let viewModel = scene.viewModel(section)
            let app = ScreenDriver { NavigationStack { CategorySelectorView(viewModel: viewModel) } }
            await app.settle { viewModel.state.isSuccess }
            return (scene, app)
        }
    }
#endif
