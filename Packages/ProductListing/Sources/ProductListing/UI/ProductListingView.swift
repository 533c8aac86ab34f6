import FlowKit
import Loading
public import Model
public import SharedUI

/// Products as a grid or a list, searchable, sortable, and loaded as the user scrolls.
public struct ProductListingView<ViewModel: ProductListingViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    private let query: ProductQuery

    /// - Parameters:
    ///   - viewModel: The view model, created once for the lifetime of the screen.
    ///   - query: The route's query. When it changes, the screen keeps its identity.
    public init(viewModel: @autoclosure @escaping () -> ViewModel, query: ProductQuery) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.query = query
    }

    public var body: some View {
        VStack(spacing: 0) {
            ListingBar(viewModel: viewModel)
            if viewModel.state.value != nil, let correction = viewModel.correction, let text = viewModel.shown.plainText
            {
                CorrectionNote(text, correction: correction) { viewModel.searchExactly() }
                    .padding(.horizontal, Spacing.l)
                    .padding(.bottom, Spacing.s)
            }
            ContentBelowNotice(viewModel.notice) {
                Task { await viewModel.refresh() }
            } content: {
                content
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle(Text(copy.title))
        .inlineNavigationTitle()
        .searchable(text: $viewModel.searchText, prompt: "Search products")
        .onSubmit(of: .search) { viewModel.submitSearch() }
        .alert($viewModel.alert)
        .onChange(of: query) { _, new in viewModel.show(new) }
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        if let hits = viewModel.state.value {
            if hits.isEmpty {
                ScrollView { ListingEmptyView(copy) { viewModel.widen() } }
                    .refreshable { await viewModel.refresh() }
            } else {
                switch viewModel.style {
                case .grid: ListingGrid(viewModel: viewModel, hits: hits)
                case .list: ListingList(viewModel: viewModel, hits: hits)
                }
            }
        } else if let error = viewModel.state.failure {
            ScrollView { ErrorView(error) { viewModel.retry() } }
        } else {
            ScrollView { SkeletonGrid().padding(Spacing.l) }
        }
    }

    private var copy: ListingCopy {
        ListingCopy(
            viewModel.corrected, isTyping: viewModel.shown != viewModel.query, categories: viewModel.categories)
    }
}

/// The empty state of a listing, with a button that widens the query.
struct ListingEmptyView: View {
    private let copy: ListingCopy
    private let widen: @MainActor () -> Void

    init(_ copy: ListingCopy, widen: @escaping @MainActor () -> Void) {
        self.copy = copy
        self.widen = widen
    }

    var body: some View {
        if let action = copy.emptyAction {
            EmptyStateView(
                icon: .search, title: copy.emptyTitle, message: copy.emptyMessage, actionTitle: action, action: widen)
        } else {
            EmptyStateView(icon: .shop, title: copy.emptyTitle, message: copy.emptyMessage)
        }
    }
}
