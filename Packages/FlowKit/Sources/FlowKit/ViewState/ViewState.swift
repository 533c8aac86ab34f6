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

    /// The same state with another kind of failure.
    public func mapFailure<NewFailure>(_ transform: (Failure) -> NewFailure) -> ViewState<Value, NewFailure> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(value)
        case .error(let failure): .error(transform(failure))
        }
    }
}

extension ViewState: Equatable where Value: Equatable, Failure: Equatable {}
extension ViewState: Hashable where Value: Hashable, Failure: Hashable {}
extension ViewState: Sendable where Value: Sendable {}
