public import FlowKit
public import Loading
public import Model

/// The content and actions of the navigation journal.
@MainActor
public protocol NavigationJournalViewModelProtocol: ObservableObject {
    /// The recorded events, the newest first.
    var state: ViewState<[JournalEvent], Never> { get }
    /// The path of the saved file, or the reason why it couldn't be saved. `nil` until the user saves.
    var saved: Result<String, ServiceError>? { get }

    func load() async
    /// Restores the state after an event, which closes the menu.
    func travel(to event: JournalEvent)
    /// Writes the journal to a file for a test.
    func save()
}
