public import FlowKit
public import Loading
public import Model

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
