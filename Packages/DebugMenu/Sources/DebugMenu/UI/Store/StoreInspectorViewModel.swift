public import FlowKit
public import Loading
public import Model

/// The view model of the store inspector.
@MainActor
public final class StoreInspectorViewModel: ObservableObject, AlertPresenting {
    @Published public internal(set) var state: ViewState<StoreReport, ServiceError> = .loading
    @Published public var alert: AlertState?

    private let store: any StoreInspector
    private let outbox: any OutboxService
    private weak var router: Router<DebugMenuRoute>?
    private var isSending = false
    private var retried: Set<FailedChange.ID> = []

    /// - Parameters:
    ///   - store: Counts what is stored.
    ///   - outbox: Sends the unsent changes.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    public init(_ store: any StoreInspector, outbox: any OutboxService, router: Router<DebugMenuRoute>) {
        self.router = router
        self.store = store
        self.outbox = outbox
    }

    /// Counts what is stored, and counts it again when the outbox changes. Runs while the screen is shown.
    public func observe() async {
        await refresh()
        for await _ in outbox.status() { await refresh() }
    }

    /// Counts what is stored.
    public func refresh() async {
        do throws(ServiceError) {
            state = .success(try await store.report())
        } catch {
            if error != .cancelled { state = .error(error) }
        }
    }

    /// Sends a change again that needs attention.
    public func retry(_ change: StoreReport.UnsentChange) async {
        await unlessBusy(\.retried, with: change.id) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await outbox.retry(change.id) } catch { origin.show(error, on: self) }
            await refresh()
        }
    }

    /// Sends the changes that are due or delayed.
    public func sendAll() async {
        await unlessBusy(\.isSending) {
            await outbox.send()
            await refresh()
        }
    }
}

extension StoreInspectorViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/store", transition: .sheet, isDebugOnly: true)
}
