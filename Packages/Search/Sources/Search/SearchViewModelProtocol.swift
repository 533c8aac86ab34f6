public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the search.
@MainActor
public protocol SearchViewModelProtocol: ObservableObject, AlertPresenting {
    /// The text in the search field.
    var text: String { get set }
    /// The recent searches, latest first.
    var recents: [String] { get }
    /// The suggestions for the text. `nil` while the search field is empty.
    var suggestions: ViewState<SearchSuggestions, ServiceError>? { get }

    /// Shows the text of the route, unless the text in the search field is the newer one.
    func show(_ text: String)
    /// Observes the recent searches. Runs while the screen is shown.
    func observe() async
    /// Opens the results of the text. Does nothing if the search field is empty.
    func submit()
    /// Opens the results of a suggested or recent text, in all categories or in one.
    func search(for text: String, in category: ProductCategory.ID?)
    /// Removes a recent search.
    func forget(_ recent: String) async
    /// Removes all recent searches.
    func forgetAll() async
    /// Repeats the search for suggestions after it failed.
    func retry()
    func open(_ product: ProductSummary)
    func open(_ category: ProductCategory)
    func open(_ brand: Brand)
    func openAllCategories()
    func close()
}

#if DEBUG
    /// The search with fixed content.
    final class SearchViewModelStub: SearchViewModelProtocol, ViewModelStub {
        @Published var text = ""
        @Published var recents = ["vase", "reading lamp"]
        @Published var suggestions: ViewState<SearchSuggestions, ServiceError>?
        @Published var alert: AlertState?

        func show(_ text: String) {}
        func observe() async {}
        func submit() {}
        func search(for text: String, in category: ProductCategory.ID?) {}
        func forget(_ recent: String) async { recents.removeAll { $0 == recent } }
        func forgetAll() async { recents = [] }
        func retry() {}
        func open(_ product: ProductSummary) {}
        func open(_ category: ProductCategory) {}
        func open(_ brand: Brand) {}
        func openAllCategories() {}
        func close() {}
    }

    extension SearchViewModelStub {
        func show(_ suggestions: ViewState<SearchSuggestions, ServiceError>) {
            text = "va"
            self.suggestions = suggestions
        }
    }

    extension SearchSuggestions {
        static var sample: SearchSuggestions {
            let product = ProductSummary.samples[1]
            let category = [ProductCategory].samples[0]
            let title = HighlightedText(parts: [.init("Stoneware "), .init("Va", isMatch: true), .init("se")])
            return SearchSuggestions(
                words: "va", scopes: [Scope(category: category, count: 12)],
                categories: [Match(value: category, name: HighlightedText(category.name))],
                brands: [Match(value: [Brand].samples[0], name: HighlightedText("Ferrum"))],
                products: [SearchHit(product: product, title: title)])
        }

        static var none: SearchSuggestions {
            SearchSuggestions(words: "va", scopes: [], categories: [], brands: [], products: [])
        }
    }

    extension GalleryScreen {
        public static var search: GalleryScreen {
            GalleryScreen(
                "Search",
                [
                    "recent searches": SearchViewModelStub(),
                    "nothing searched yet": SearchViewModelStub { $0.recents = [] },
                    "suggestions": SearchViewModelStub { $0.show(.success(.sample)) },
                    "corrected": SearchViewModelStub { $0.show(.success(.sample.correcting("vq"))) },
                    "loading": SearchViewModelStub { $0.show(.loading) },
                    "no results": SearchViewModelStub { $0.show(.success(.none)) },
                    "error": SearchViewModelStub { $0.show(.error(.offline)) },
                    "alert": SearchViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { SearchView(viewModel: $0, text: "") }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.search.preview }
    #endif
#endif
