public import Model

/// The error state of a screen without content. Each kind of failure has its own texts.
///
/// Its title has the identifier `error.title.label`, which distinguishes an error from an empty state.
public struct ErrorView: View {
    private let icon: Icon
    private let copy: ErrorCopy
    private let retry: @MainActor () -> Void

    public init(_ error: ServiceError, retry: @escaping @MainActor () -> Void) {
        icon = Icon(error)
        copy = ErrorCopy(error)
        self.retry = retry
    }

    public var body: some View {
        if copy.isShown { content.titleIdentified(by: "error.title.label") }
    }

    private var content: EmptyStateView {
        copy.canRetry
            ? EmptyStateView(
                icon: icon, title: copy.title, message: copy.message, actionTitle: "Try again", action: retry)
            : EmptyStateView(icon: icon, title: copy.title, message: copy.message)
    }
}
