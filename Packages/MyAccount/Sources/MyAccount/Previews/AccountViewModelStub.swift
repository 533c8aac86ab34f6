#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
