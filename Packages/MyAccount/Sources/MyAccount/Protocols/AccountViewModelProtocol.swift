public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the account's screen.
@MainActor
public protocol AccountViewModelProtocol: ObservableObject, AlertPresenting {
    /// The current session. `nil` until it is known.
    var session: Session? { get }
    /// A Boolean value that indicates whether the latest order is being loaded.
    var isLookingForLatestOrder: Bool { get }
    var signingOut: SigningOut { get }
    /// The status of the user's pending changes.
    var outbox: OutboxStatus { get }
    /// The conflicts, latest first.
    var conflicts: [OutboxConflict] { get }
    /// The changes that the server answered with an error too often, oldest first.
    var failedChanges: [FailedChange] { get }
    /// The number of unread notifications. `nil` until it is known.
    var unreadCount: Int? { get }
    /// A Boolean value that indicates whether the user can edit the profile.
    var canEditProfile: Bool { get }
    /// The pages that help the user. Empty if the shop has no website.
    var helpPages: [ShopPage] { get }

    /// Observes the session. Runs while the screen is shown.
    func observe() async
    /// Loads the changes of the user's other devices, the orders and the notifications.
    func refresh() async
    func signIn()
    /// Opens the orders, for which the user signs in first if needed.
    func openOrders()
    /// Loads the orders and opens the latest.
    func openLatestOrder() async
    func openSettings()
    func openProfile()
    func openAddresses()
    func openReviews()
    func openSavedItems()
    func openNotifications()
    func open(_ page: ShopPage)
    func openAbout()
    /// Sends the pending changes immediately.
    func sendNow() async
    /// Dismisses a conflict.
    func dismiss(_ conflict: OutboxConflict) async
    /// Sends a failed change again.
    func retry(_ change: FailedChange) async
    /// Discards a failed change, and restores the server's state.
    func discard(_ change: FailedChange) async
}

#if DEBUG
    /// The account with fixed content.
    final class AccountViewModelStub: AccountViewModelProtocol, ViewModelStub {
        @Published var session: Session? = .signedIn(.sample)
        @Published var isLookingForLatestOrder = false
        @Published var alert: AlertState?
        let signingOut = SigningOut.sample
        @Published var outbox = OutboxStatus()
        @Published var conflicts: [OutboxConflict] = []
        @Published var failedChanges: [FailedChange] = []
        @Published var unreadCount: Int? = 2
        @Published var canEditProfile = true
        let helpPages: [ShopPage] = [.help, .returns, .payment]

        func observe() async {}
        func refresh() async {}
        func signIn() { session = .signedIn(.sample) }
        func openOrders() {}
        func openLatestOrder() async {}
        func openSettings() {}
        func openProfile() {}
        func openAddresses() {}
        func openReviews() {}
        func openSavedItems() {}
        func open(_ page: ShopPage) {}
        func openAbout() {}
        func openNotifications() {}
        func sendNow() async {}
        func dismiss(_ conflict: OutboxConflict) async { conflicts = [] }
        func retry(_ change: FailedChange) async { failedChanges = [] }
        func discard(_ change: FailedChange) async { failedChanges = [] }
    }

    extension SigningOut {
        static var sample: SigningOut {
            SigningOut(
                SignOut(SampleAuthentication()), sendChanges: SendChanges(NoOutbox()),
                savedItems: { AsyncStream { $0.yield(0) } })
        }
    }

    private struct SampleAuthentication: AuthenticationService {
        func signIn(username: String, password: String) async throws(SignInError) -> User { .sample }
        func unsentChanges() async throws(ServiceError) -> UnsentChanges { .none }
        func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {}
    }

    extension GalleryScreen {
        public static var account: GalleryScreen {
            GalleryScreen(
                "Account",
                [
                    "signed in": AccountViewModelStub(),
                    "signed out": AccountViewModelStub { $0.session = .signedOut },
                    "loading": AccountViewModelStub { $0.session = nil },
                    "looking for the latest order": AccountViewModelStub { $0.isLookingForLatestOrder = true },
                    "unsent changes": AccountViewModelStub {
                        $0.outbox = OutboxStatus(waiting: 2, lastFailure: .offline)
                    },
                    "notices": AccountViewModelStub {
                        $0.conflicts = [.sample]
                        $0.failedChanges = [.sample]
                    },
                    "alert": AccountViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { AccountView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.account.preview }
    #endif
#endif
