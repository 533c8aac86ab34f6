/// What a screen that loads one value shows.
///
/// A screen that keeps a value on show while it loads again stays in ``success(_:)``: what goes on behind it is told
/// apart from what is shown (see ``StoredFirstLoader``).
public enum ViewState<Value, Failure: Error> {
    /// Nothing to show yet.
    case loading
    /// The value to show. "Empty" is a value too: the screen decides how it looks.
    case success(Value)
    /// There is no value to show, and why.
    case error(Failure)
}

extension ViewState {
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    public var isSuccess: Bool { value != nil }

    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    public var failure: Failure? {
        if case .error(let failure) = self { failure } else { nil }
    }

    /// The same state of another value.
    public func map<NewValue>(_ transform: (Value) -> NewValue) -> ViewState<NewValue, Failure> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(transform(value))
        case .error(let failure): .error(failure)
        }
    }

}

extension ViewState: Equatable where Value: Equatable, Failure: Equatable {}
extension ViewState: Hashable where Value: Hashable, Failure: Hashable {}
extension ViewState: Sendable where Value: Sendable {}

/// What a screen that loads a list page by page shows.
///
/// A failed next page keeps the pages that are there: only a first page can fail a whole screen.
public enum PaginatedViewState<Value, Failure: Error> {
    /// Nothing to show yet.
    case loadingFirstPage
    /// All pages up to now, while one more loads.
    case loadingNextPage(Value)
    /// All pages up to now.
    case success(Value)
    /// There is nothing to show, and why.
    case error(Failure)
    /// All pages up to now, and why there is not one more.
    case nextPageError(Value, Failure)
}

extension PaginatedViewState {
    public var isLoadingFirstPage: Bool {
        if case .loadingFirstPage = self { true } else { false }
    }

    public var isLoadingNextPage: Bool {
        if case .loadingNextPage = self { true } else { false }
    }

    /// Whether anything loads: the first page or a next one.
    public var isLoading: Bool { isLoadingFirstPage || isLoadingNextPage }

    /// Whether there is something to show and nothing has gone wrong.
    public var isSuccess: Bool {
        if case .success = self { true } else { false }
    }

    /// What there is to show, also while more loads and after more failed to load.
    public var value: Value? {
        switch self {
        case .loadingFirstPage, .error: nil
        case .loadingNextPage(let value), .success(let value), .nextPageError(let value, _): value
        }
    }

    /// What went wrong last, with the first page or with a next one.
    public var failure: Failure? {
        switch self {
        case .loadingFirstPage, .loadingNextPage, .success: nil
        case .error(let failure), .nextPageError(_, let failure): failure
        }
    }

    /// The same state of another value.
    public func map<NewValue>(_ transform: (Value) -> NewValue) -> PaginatedViewState<NewValue, Failure> {
        switch self {
        case .loadingFirstPage: .loadingFirstPage
        case .loadingNextPage(let value): .loadingNextPage(transform(value))
        case .success(let value): .success(transform(value))
        case .error(let failure): .error(failure)
        case .nextPageError(let value, let failure): .nextPageError(transform(value), failure)
        }
    }
}

extension PaginatedViewState: Equatable where Value: Equatable, Failure: Equatable {}
extension PaginatedViewState: Hashable where Value: Hashable, Failure: Hashable {}
extension PaginatedViewState: Sendable where Value: Sendable {}
