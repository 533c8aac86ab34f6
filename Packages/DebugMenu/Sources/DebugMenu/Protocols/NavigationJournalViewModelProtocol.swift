public import FlowKit
public import Model

/// The content and actions of the navigation journal.
@MainActor
public protocol NavigationJournalViewModelProtocol: ObservableObject {
    /// The recorded events, the newest first. A failure is one of saving.
    var state: ViewState<[JournalEvent], ServiceError> { get }
    /// The path of the saved file. `nil` if none was saved.
    var savedPath: String? { get }

    func load() async
    /// Restores the state after an event, which closes the menu.
    func travel(to event: JournalEvent)
    /// Writes the journal to a file for a test.
    func save()
}
