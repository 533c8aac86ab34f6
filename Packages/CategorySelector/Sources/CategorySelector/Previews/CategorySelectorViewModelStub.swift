#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The categories and brands with fixed content.
    final class CategorySelectorViewModelStub: CategorySelectorViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<CategorySelection, ServiceError> = .success(
            CategorySelection(categories: [CategoryBranch](.samples), brands: [BrandLetter](.samples)))
        @Published var notice: ServiceError?
        @Published var section = CategorySection.categories
        @Published var brandText = ""
        @Published var expanded: Set<CategoryBranch.ID> = []

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func choose(_ branch: CategoryBranch) { expanded.formSymmetricDifference([branch.id]) }
        func choose(_ leaf: CategoryBranch.Leaf) {}
        func choose(_ brand: Brand) {}
    }

    extension GalleryScreen {
        public static var categorySelector: GalleryScreen {
            GalleryScreen(
                "CategorySelector",
                [
                    "categories": CategorySelectorViewModelStub(),
                    "expanded": CategorySelectorViewModelStub { $0.expanded = ["mens"] },
                    "brands": CategorySelectorViewModelStub { $0.section = .brands },
                    "found brands": CategorySelectorViewModelStub {
                        $0.section = .brands
                        $0.brandText = "he"
                    },
                    "no brand found": CategorySelectorViewModelStub {
                        $0.section = .brands
                        $0.brandText = "xyz"
                    },
                    "loading": CategorySelectorViewModelStub { $0.state = .loading },
                    "empty": CategorySelectorViewModelStub {
                        $0.state = .success(CategorySelection(categories: [], brands: []))
                    },
                    "offline": CategorySelectorViewModelStub { $0.notice = .offline },
                    "error": CategorySelectorViewModelStub { $0.state = .error(.offline) },
                ]
            ) { CategorySelectorView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.categorySelector.preview }
    #endif
#endif
