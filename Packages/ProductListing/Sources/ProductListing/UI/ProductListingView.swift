import FlowKit
public import Model
public import SharedUI

/// Products as a grid or a list, searchable, sortable, and loaded as the user scrolls.
public struct ProductListingView<ViewModel: ProductListingViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    private let shown: Shown

    /// - Parameters:
    ///   - viewModel: The view model, created once for the lifetime of the screen.
    ///   - query: The route's query. When it changes, the screen keeps its identity.
    ///   - narrowing: The route's filters.
    public init(
        viewModel: @autoclosure @escaping () -> ViewModel, query: ProductQuery,
        narrowing: SearchNarrowing = SearchNarrowing()
    ) {
        _viewModel = StateObject(wrappedValue: viewModel())
        shown = Shown(query: query, narrowing: narrowing)
    }

    public var body: some View {
        VStack(spacing: 0) {
            ListingBar(viewModel: viewModel)
            if viewModel.found == nil, let notice = viewModel.notice {
                NoticeBanner(notice) { Task { await viewModel.refresh() } }.padding(.horizontal, Spacing.l)
            }
            if let found = viewModel.found { FoundList(viewModel: viewModel, found: found) } else { content }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle(copy.title)
        .inlineNavigationTitle()
        .searchable(text: $viewModel.searchText, prompt: "Search products")
        .onSubmit(of: .search) { viewModel.submitSearch() }
        .alert($viewModel.alert)
        .onChange(of: shown) { _, new in viewModel.show(new.query, narrowedTo: new.narrowing) }
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        if let products = viewModel.state.value {
            if products.isEmpty {
                ScrollView { ListingEmptyView(copy) { viewModel.widen() } }
                    .refreshable { await viewModel.refresh() }
            } else {
                switch viewModel.style {
                case .grid: ListingGrid(viewModel: viewModel, products: products)
                case .list: ListingList(viewModel: viewModel, products: products)
                }
            }
        } else if let error = viewModel.state.failure {
            ScrollView { ErrorView(error) { viewModel.retry() } }
        } else {
            ScrollView { SkeletonGrid().padding(Spacing.l) }
        }
    }

    private var copy: ListingCopy {
        var query = viewModel.query
        if let found = viewModel.found { query.text = found.words }
        return ListingCopy(query, categories: viewModel.categories)
    }

    /// The query and the filters of the route.
    private struct Shown: Equatable {
        let query: ProductQuery
        let narrowing: SearchNarrowing
    }
}
