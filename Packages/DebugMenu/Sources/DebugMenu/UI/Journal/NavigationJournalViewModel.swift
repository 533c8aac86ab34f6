public import FlowKit
public import Model

/// The view model of the navigation journal.
@MainActor
public final class NavigationJournalViewModel: ObservableObject {
    /// The recorded events, the newest first.
    @Published public private(set) var events: [JournalEvent]
    /// The path of the saved file, or the reason why it couldn't be saved. `nil` until the user saves.
    @Published public internal(set) var saved: Result<String, ServiceError>?

    private let journal: JournalAccess

    public init(_ journal: JournalAccess) {
        self.journal = journal
        events = journal.events().reversed()
    }

    /// Reads the journal again, for events since the screen was made.
    public func load() { events = journal.events().reversed() }

    /// Restores the state after an event, which closes the menu.
    public func travel(to event: JournalEvent) { journal.travel(event.id) }

    /// Writes the journal to a file for a test.
    public func save() {
        do throws(ServiceError) {
            saved = .success(try journal.save())
        } catch {
            saved = .failure(error)
        }
    }
}

extension NavigationJournalViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/journal", transition: .sheet, isDebugOnly: true)
}
