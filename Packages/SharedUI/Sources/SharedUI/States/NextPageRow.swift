public import Loading
public import Model

/// The last row of a list that loads page by page. It loads the next page when it appears, shows progress, and offers a
/// retry after a failure.
public struct NextPageRow<Value>: View {
    private let state: PaginatedViewState<Value, ServiceError>
    private let hasNextPage: Bool
    private let loadNextPage: @MainActor () -> Void
    private let retry: @MainActor () -> Void

    public init(
        _ state: PaginatedViewState<Value, ServiceError>, hasNextPage: Bool,
        loadNextPage: @escaping @MainActor () -> Void, retry: @escaping @MainActor () -> Void
    ) {
        self.state = state
        self.hasNextPage = hasNextPage
        self.loadNextPage = loadNextPage
        self.retry = retry
    }

    public var body: some View {
        switch state {
        case .loadingNextPage:
            LoadingView("Loading more")
        case .nextPageError(_, let error):
            VStack(spacing: Spacing.s) {
                if ErrorCopy(error).isShown {
                    Text(ErrorCopy(error).title).foregroundStyle(ThemedColor.secondaryText)
                }
                ThemedButton("Try again", icon: .retry, style: .secondary, action: retry)
                    .accessibilityIdentifier("next-page.retry.button")
            }
            .frame(maxWidth: .infinity)
            .padding(Spacing.l)
        case .success where hasNextPage:
            ThemedButton("Show more", style: .secondary, action: loadNextPage)
                .accessibilityIdentifier("next-page.more.button")
                .frame(maxWidth: .infinity)
                .padding(Spacing.l)
                .onAppear(perform: loadNextPage)
        case .loadingFirstPage, .success, .error:
            EmptyView()
        }
    }
}
