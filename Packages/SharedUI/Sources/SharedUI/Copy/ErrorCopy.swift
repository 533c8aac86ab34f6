public import Model

/// The texts that the user reads about a failure: the problem and the next step.
public struct ErrorCopy: Equatable, Sendable {
    public let icon: Icon
    public let title: LocalizedStringResource
    public let message: LocalizedStringResource
    /// A Boolean value that indicates whether a retry can succeed.
    public let canRetry: Bool
    /// A Boolean value that indicates whether to show the error. Cancellations are never shown.
    public let isShown: Bool

    /// Creates the texts for a failure. Those for a cancellation are empty and must not be shown.
    public init(_ error: ServiceError) {
        self =
            switch error {
            case .offline:
                .init(
                    .offline, "You're offline", "Check your connection. We'll try again as soon as you're back online.")
            case .timedOut:
                .init(.time, "The shop isn't responding", "Please try again in a moment.")
            case .cancelled:
                .init(.retry, "", "", canRetry: false, isShown: false)
            case .unauthorized:
                .init(.warning, "Please sign in", "You need to be signed in to see this.", canRetry: false)
            case .forbidden:
                .init(
                    .warning, "Not allowed", "Your account can't open this. Sign in with another account to continue.",
                    canRetry: false)
            case .notFound:
                .init(
                    .search, "Not found", "We couldn't find this. It may have been removed from the shop.",
                    canRetry: false)
            case .rateLimited(let delay?):
                .init(.time, "Too many requests", "Please try again in \(Self.seconds(delay)) seconds.")
            case .rateLimited(nil):
                .init(.time, "Too many requests", "Please wait a moment and try again.")
            case .conflict:
                .init(.warning, "This has changed", "Check the latest version, then try again.")
            case .untrusted:
                .init(
                    .warning, "Connection not secure",
                    "We couldn't verify that this is our shop. Check your device's date, or use a different network.")
            case .rejected, .undecodable, .tooLarge:
                .init(.warning, "Something went wrong", "Please try again. If the problem continues, update the app.")
            case .server:
                .init(.warning, "Something went wrong on our end", "Please try again in a moment.")
            case .storage:
                .init(.warning, "Can't access saved data", "Make sure this device has free storage, then try again.")
            }
    }

    /// Returns the delay in whole seconds, rounded up, because the server rejects an early retry.
    private static func seconds(_ delay: Duration) -> Int {
        let (seconds, attoseconds) = delay.components
        return Int(max(attoseconds > 0 && seconds < .max ? seconds + 1 : seconds, 1))
    }

    private init(
        _ icon: Icon, _ title: LocalizedStringResource, _ message: LocalizedStringResource, canRetry: Bool = true,
        isShown: Bool = true
    ) {
        self.icon = icon
        self.title = title
        self.message = message
        self.canRetry = canRetry
        self.isShown = isShown
    }
}

extension ErrorCopy {
    /// Returns the text for the reason why a product wasn't added to the bag.
    public static func reason(of error: BagError) -> LocalizedStringResource {
        switch error {
        case .refused(let refusal): refusal.text
        case .service(.notFound): "This product is no longer available."
        case .service(let error): ErrorCopy(error).message
        }
    }
}
