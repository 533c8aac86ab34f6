public import FlowKit
public import Loading
public import Model

/// The view model of the navigation journal.
@MainActor
public final class NavigationJournalViewModel: NavigationJournalViewModelProtocol {
    @Published public private(set) var state: ViewState<[JournalEvent], Never> = .loading
    @Published public private(set) var saved: Result<String, ServiceError>?

    private let journal: JournalAccess

    public init(_ journal: JournalAccess) { self.journal = journal }

    public func load() async { state = .success(journal.events().reversed()) }

    public func travel(to event: JournalEvent) { journal.travel(event.id) }

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
