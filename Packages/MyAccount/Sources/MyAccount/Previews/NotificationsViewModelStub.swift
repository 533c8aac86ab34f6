#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
