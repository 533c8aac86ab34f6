public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the category selector.
@MainActor
public protocol CategorySelectorViewModelProtocol: ObservableObject {
    var state: ViewState<CategorySelection, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    var section: CategorySection { get set }
    /// The text that the shown brands match. Empty to show all brands.
    var brandText: String { get set }
    /// The identifiers of the groups whose categories are shown.
    var expanded: Set<CategoryBranch.ID> { get }

    /// Loads the content, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    /// Opens a category, or shows or hides the categories of a group.
    func choose(_ branch: CategoryBranch)
    func choose(_ leaf: CategoryBranch.Leaf)
    func choose(_ brand: Brand)
}

#if DEBUG
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
