public import Model

/// What a screen shows when it has nothing to show, and why. Each kind of failure has words of its own.
public struct ErrorView: View {
    private let copy: ErrorCopy
    private let retry: @MainActor () -> Void

    public init(_ error: ServiceError, retry: @escaping @MainActor () -> Void) {
        copy = ErrorCopy(error)
        self.retry = retry
    }

    public var body: some View {
        if copy.canRetry {
            EmptyStateView(
                icon: copy.icon, title: copy.title, message: copy.message, actionTitle: "Try again", action: retry)
        } else {
            EmptyStateView(icon: copy.icon, title: copy.title, message: copy.message)
        }
    }
}
