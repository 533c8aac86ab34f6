/// The state of a screen that loads one value.
///
/// A screen that loads again stays in ``success(_:)``: see ``CachedLoader/isRefreshing``.
public enum ViewState<Value, Failure: Error> {
    /// There is no value yet.
    case loading
    /// The value, which may be empty.
    case success(Value)
    /// The reason why there is no value.
    case error(Failure)

    /// A Boolean value that indicates whether there is neither a value nor a failure yet.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// A Boolean value that indicates whether there is a value, even an empty one.
    public var isSuccess: Bool { value != nil }

    /// The value. `nil` while the first one loads, and after it has failed.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// The reason why there is no value. `nil` in other states.
    public var failure: Failure? {
        if case .error(let failure) = self { failure } else { nil }
    }

    /// Returns the same state with another value.
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

/// The state of a screen that loads a list page by page.
///
/// A failed next page keeps the loaded pages.
public enum PaginatedViewState<Value, Failure: Error> {
    /// There is no value yet.
    case loadingFirstPage
    /// The loaded pages, while the next page loads.
    case loadingNextPage(Value)
    /// The loaded pages.
    case success(Value)
    /// The reason why there is no page.
    case error(Failure)
    /// The loaded pages, and the reason why the next page is missing.
    case nextPageError(Value, Failure)

    /// A Boolean value that indicates whether there is neither a page nor a failure yet.
    public var isLoadingFirstPage: Bool {
        if case .loadingFirstPage = self { true } else { false }
    }

    /// A Boolean value that indicates whether the loaded pages are about to get another.
    public var isLoadingNextPage: Bool {
        if case .loadingNextPage = self { true } else { false }
    }

    /// A Boolean value that indicates whether the first page or a next page is loading.
    public var isLoading: Bool { isLoadingFirstPage || isLoadingNextPage }

    /// A Boolean value that indicates whether the loaded pages are shown and nothing loads or has failed.
    public var isSuccess: Bool {
        if case .success = self { true } else { false }
    }

    /// The loaded pages, also while the next page loads and after it has failed.
    public var value: Value? {
        switch self {
        case .loadingFirstPage, .error: nil
        case .loadingNextPage(let value), .success(let value), .nextPageError(let value, _): value
        }
    }

    /// The failure of the first page or a next page.
    public var failure: Failure? {
        switch self {
        case .loadingFirstPage, .loadingNextPage, .success: nil
        case .error(let failure), .nextPageError(_, let failure): failure
        }
    }

    /// Returns the same state with another value.
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
