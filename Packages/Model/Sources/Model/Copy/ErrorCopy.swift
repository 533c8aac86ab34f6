public import FlowKit

/// The texts that the user reads about a failure: the problem and the next step.
public struct ErrorCopy: Equatable, Sendable {
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
                    "You're offline", "Check your connection. We'll try again as soon as you're back online.")
            case .timedOut:
                .init("The shop isn't responding", "Please try again in a moment.")
            case .cancelled:
                .init("", "", canRetry: false, isShown: false)
            case .unauthorized:
                .init("Please sign in", "You need to be signed in to see this.", canRetry: false)
            case .forbidden:
                .init(
                    "Not allowed", "Your account can't open this. Sign in with another account to continue.",
                    canRetry: false)
            case .notFound:
                .init(
                    "Not found", "We couldn't find this. It may have been removed from the shop.",
                    canRetry: false)
            case .rateLimited(let delay?):
                .init("Too many requests", "Please try again in \(Self.seconds(delay)) seconds.")
            case .rateLimited(nil):
                .init("Too many requests", "Please wait a moment and try again.")
            case .conflict:
                .init("This has changed", "Check the latest version, then try again.")
            case .untrusted:
                .init(
                    "Connection not secure",
                    "We couldn't verify that this is our shop. Check your device's date, or use a different network.")
            case .rejected, .undecodable, .tooLarge:
                .init("Something went wrong", "Please try again. If the problem continues, update the app.")
            case .server:
                .init("Something went wrong on our end", "Please try again in a moment.")
            case .storage:
                .init("Can't access saved data", "Make sure this device has free storage, then try again.")
            }
    }

    /// Returns the delay in whole seconds, rounded up, because the server rejects an early retry.
    private static func seconds(_ delay: Duration) -> Int {
        let (seconds, attoseconds) = delay.components
        return Int(max(attoseconds > 0 && seconds < .max ? seconds + 1 : seconds, 1))
    }

    private init(
        _ title: LocalizedStringResource, _ message: LocalizedStringResource, canRetry: Bool = true,
        isShown: Bool = true
    ) {
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
