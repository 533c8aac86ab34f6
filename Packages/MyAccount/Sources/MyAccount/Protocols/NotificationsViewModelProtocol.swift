public import FlowKit
public import Model

/// What the inbox shows and what can be done there.
@MainActor
public protocol NotificationsViewModelProtocol: ObservableObject {
    /// The notifications, the latest first; `unauthorised` when nobody is signed in.
    var state: ViewState<[InboxNotification], ServiceError> { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }

    /// Follows what there is, and asks for what is new, for as long as the screen is shown.
    func observe() async
    func refresh() async
    func signIn() async
    /// Marks it as read, and goes where it leads.
    func open(_ notification: InboxNotification) async
}
