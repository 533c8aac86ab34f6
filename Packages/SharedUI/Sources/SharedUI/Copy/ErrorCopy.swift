public import Model

/// The texts that the user reads about a failure: the problem and the next step.
public struct ErrorCopy: Hashable, Sendable {
    public let icon: Icon
    public let title: String
    public let message: String
    /// A Boolean value that indicates whether a retry can succeed.
    public let canRetry: Bool
    /// A Boolean value that indicates whether to show the error. Cancellations are never shown.
    public let isShown: Bool

    /// Creates the texts for a failure. Those for a cancellation are empty and must not be shown.
    public init(_ error: ServiceError) {
        self =
            switch error {
            case .offline:
                .init(.offline, "You are offline", "Check your connection. We try again as soon as it is back.")
            case .timedOut:
                .init(.time, "That took too long", "The shop did not answer in time. Please try again.")
            case .cancelled:
                .init(.retry, "", "", canRetry: false, isShown: false)
            case .unauthorised:
                .init(.warning, "Please sign in", "This is only for signed-in customers.", canRetry: false)
            case .forbidden:
                .init(.warning, "Not allowed", "This is not for your account.", canRetry: false)
            case .notFound:
                .init(.search, "Not found", "This is not, or no longer, in our shop.", canRetry: false)
            case .rateLimited(let delay?):
                .init(.time, "Too many requests", "Please try again in \(Self.seconds(delay)).")
            case .rateLimited(nil):
                .init(.time, "Too many requests", "Please wait a moment and try again.")
            case .conflict:
                .init(.warning, "It has changed meanwhile", "Have a look at how it is now, and try again.")
            case .untrusted:
                .init(
                    .warning, "No safe connection",
                    "We can't be sure that this is our shop. Check the date of your device, or use another network.")
            case .rejected, .undecodable, .tooLarge:
                .init(.warning, "Something does not fit", "The shop and this app did not understand each other.")
            case .server:
                .init(.warning, "The shop has a problem", "It is not your fault. Please try again in a moment.")
            case .storage:
                .init(.warning, "This device has a problem", "Your data could not be read or saved. Is the disk full?")
            }
    }

    /// Returns the delay in whole seconds, rounded up, because the server rejects an early retry.
    private static func seconds(_ delay: Duration) -> String {
        let (seconds, attoseconds) = delay.components
        let count = max(attoseconds > 0 && seconds < .max ? seconds + 1 : seconds, 1)
        return count == 1 ? "1 second" : "\(count) seconds"
    }

    private init(_ icon: Icon, _ title: String, _ message: String, canRetry: Bool = true, isShown: Bool = true) {
        self.icon = icon
        self.title = title
        self.message = message
        self.canRetry = canRetry
        self.isShown = isShown
    }
}
