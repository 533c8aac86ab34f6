public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the inbox.
@MainActor
public protocol NotificationsViewModelProtocol: ObservableObject {
    /// The notifications, latest first. `unauthorized` if the user is signed out.
    var state: ViewState<[InboxNotification], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Observes the stored notifications and loads new ones. Runs while the screen is shown.
    func observe() async
    func refresh() async
    func signIn()
    /// Marks a notification as read and opens its link.
    func open(_ notification: InboxNotification) async
}

#if DEBUG
    /// The inbox with fixed content.
    final class NotificationsViewModelStub: NotificationsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[InboxNotification], ServiceError> = .success([
            InboxNotification(
                id: .init(rawValue: "2"), title: "Your order is on its way", body: "It left today.", date: .sample,
                link: "/orders/1002"),
            InboxNotification(
                id: .init(rawValue: "1"), title: "Welcome", body: "Good to have you.", date: .sample, isRead: true),
        ])
        @Published var notice: ServiceError?

        func observe() async {}
        func refresh() async {}
        func signIn() {}
        func open(_ notification: InboxNotification) async {}
    }

    extension GalleryScreen {
        public static var notifications: GalleryScreen {
            GalleryScreen(
                "Notifications",
                [
                    "notifications": NotificationsViewModelStub(),
                    "loading": NotificationsViewModelStub { $0.state = .loading },
                    "empty": NotificationsViewModelStub { $0.state = .success([]) },
                    "signed out": NotificationsViewModelStub { $0.state = .error(.unauthorized) },
                    "offline": NotificationsViewModelStub { $0.notice = .offline },
                    "error": NotificationsViewModelStub { $0.state = .error(.offline) },
                ]
            ) { NotificationsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.notifications.preview }
    #endif
#endif
