public import FlowKit
public import Model

/// The view model of the store inspector.
@MainActor
public final class StoreInspectorViewModel: StoreInspectorViewModelProtocol {
    @Published public private(set) var state: ViewState<StoreReport, ServiceError> = .loading
    @Published public var alert: AlertState?

    private let store: any StoreInspector
    private let outbox: any OutboxService
    private var isSending = false
    private var retried: Set<FailedChange.ID> = []

    public init(_ dependencies: DebugMenuDependencyContainer) {
        store = dependencies.store
        outbox = dependencies.outbox
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
            do throws(ServiceError) { try await outbox.retry(change.id) } catch { show(error) }
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
