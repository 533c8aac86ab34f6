public import FlowKit
public import Loading
public import Model

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
