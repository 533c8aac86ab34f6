import FlowKit
import Loading
import Model
public import SharedUI

/// The search: recent searches, and suggestions while the user types.
public struct SearchView<ViewModel: SearchViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @FocusState private var isFieldFocused: Bool
    private let text: String

    /// - Parameters:
    ///   - viewModel: The view model, created once for the lifetime of the screen.
    ///   - text: The route's text. When it changes, the screen keeps its identity.
    public init(viewModel: @autoclosure @escaping () -> ViewModel, text: String) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.text = text
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .navigationTitle("Search")
            .inlineNavigationTitle()
            .searchable(text: $viewModel.text, prompt: "Products, categories, brands")
            .searchFocused($isFieldFocused)
            .onSubmit(of: .search) { viewModel.submit() }
            .cancelToolbar("Close", identifier: "search.close.button") { viewModel.close() }
            .alert($viewModel.alert)
            .onChange(of: text) { _, new in viewModel.show(new) }
            .onAppear { isFieldFocused = true }
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.suggestions {
        case nil:
            SearchRecents(viewModel: viewModel)
        case .loading:
            LoadingView("Searching")
        case .success(let suggestions) where suggestions.isEmpty:
            nothing(suggestions.words)
        case .success(let suggestions):
            SearchSuggestionList(viewModel: viewModel, suggestions: suggestions)
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }

    /// The device may store only a part of the catalog, so the whole shop can be searched too.
    private func nothing(_ words: String) -> some View {
        ScrollView {
            EmptyStateView(
                icon: .search, title: "No results for “\(ProductQuery(text: words).plainText ?? words)”",
                message: "Check the spelling, try fewer words, or search the whole shop.",
                actionTitle: "Search the whole shop"
            ) { viewModel.submit() }
            Button("Browse all categories") { viewModel.openAllCategories() }
                .accessibilityIdentifier("search.all-categories.button")
        }
    }
}
