public import Model

/// What a screen shows when it has nothing to show, and why. Each kind of failure has words of its own.
///
/// Its title is the element `error.title.label`: that is how one tells an error from a screen that is empty.
public struct ErrorView: View {
    private let copy: ErrorCopy
    private let retry: @MainActor () -> Void

    public init(_ error: ServiceError, retry: @escaping @MainActor () -> Void) {
        copy = ErrorCopy(error)
        self.retry = retry
    }

    public var body: some View {
        if copy.isShown { content.titleIdentified(by: "error.title.label") }
    }

    private var content: EmptyStateView {
        copy.canRetry
            ? EmptyStateView(
                icon: copy.icon, title: copy.title, message: copy.message, actionTitle: "Try again", action: retry)
            : EmptyStateView(icon: copy.icon, title: copy.title, message: copy.message)
    }
}
