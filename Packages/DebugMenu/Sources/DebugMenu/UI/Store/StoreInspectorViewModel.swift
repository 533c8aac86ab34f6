public import FlowKit
public import Loading
public import Model

/// The view model of the store inspector.
@MainActor
public final class StoreInspectorViewModel: StoreInspectorViewModelProtocol {
    @Published public private(set) var state: ViewState<StoreReport, ServiceError> = .loading
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

    public func observe() async {
        await refresh()
        for await _ in outbox.status() { await refresh() }
    }

    public func refresh() async {
        do throws(ServiceError) {
            state = .success(try await store.report())
        } catch {
            if error != .cancelled { state = .error(error) }
        }
    }

    public func retry(_ change: StoreReport.UnsentChange) async {
        await unlessBusy(\.retried, with: change.id) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await outbox.retry(change.id) } catch { origin.show(error, on: self) }
            await refresh()
        }
    }

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
