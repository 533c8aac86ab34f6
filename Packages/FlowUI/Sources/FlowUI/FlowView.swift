public import FlowKit
import IssueReporting

/// A flow that creates the screens of its routes.
@MainActor
public protocol FlowScreens: FlowViewModelProtocol {
    /// The view of all routes, which ``screen(_:)`` builds.
    associatedtype Screen: View
    /// The view at the bottom of the stack. A flow without one leaves it out.
    associatedtype Accessory: View

    /// Returns a route's screen.
    func screen(_ route: Route) -> Screen

    /// The view at the bottom, above all screens of the stack. By default, there is none.
    var accessory: Accessory { get }

    /// Returns a flow with the same dependencies for another stack: a sheet's or a cover's.
    func presented(with router: Router<Route>) -> Self
}

extension FlowScreens where Accessory == EmptyView {
    /// No view.
    public var accessory: EmptyView { EmptyView() }
}

/// A flow whose root is always the same.
@MainActor
public protocol RootedFlow: FlowScreens {
    /// The route at the bottom of the stack.
    var root: Route { get }
}

/// A feature on its own, with its stack and its presentations, for an app that uses only this feature.
///
/// The views are those of a ``NavigatorView``, so the feature behaves as it does in an app with others: each sheet and each cover
/// has a stack, a router and a flow of its own.
public struct FlowView<Flow: FlowScreens>: View {
    @StateObject private var feature: SingleFeature<Flow>

    /// Creates a flow from a root screen.
    public init(root: Flow.Route, viewModel: @autoclosure @escaping () -> Flow) {
        _feature = StateObject(wrappedValue: SingleFeature(viewModel()) { _ in root })
    }

    /// Creates a flow from its own root screen.
    public init(viewModel: @autoclosure @escaping () -> Flow) where Flow: RootedFlow {
        _feature = StateObject(wrappedValue: SingleFeature(viewModel(), root: { $0.root }))
    }

    public var body: some View {
        NavigatorView(feature.navigator, content: feature)
    }
}

private final class SingleFeature<Flow: FlowScreens>: NavigatorContent {
    typealias Schema = SingleStack<Flow.Route>

    // The publisher has a lock of its own, and only the main actor sends to it.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    let navigator: Navigator<Schema>
    private let flow: Flow
    private let root: @MainActor (Flow) -> Flow.Route
    private var presented: [ModalID: Flow] = [:]
    private var changes: AnyCancellable?

    init(_ flow: Flow, root: @escaping @MainActor (Flow) -> Flow.Route) {
        self.flow = flow
        self.root = root
        if let navigator = flow.router.ownNavigator {
            self.navigator = navigator
        } else {
            reportIssue(
                """
                The flow \(Flow.self) has a router of another app's stack, so its screens can't be shown alone.

                To fix this, create the flow without a router.
                """)
            navigator = Navigator(NavigationState(activity: .only))
        }
        changes = flow.objectWillChange.sink { [weak self] _ in
            MainActor.assumeIsolated { self?.objectWillChange.send() }
        }
    }

    func stack(at place: NavigationState<Schema>.Place) -> Stack? {
        presented = presented.filter { navigator.state.modal($0.key) != nil }
        switch place {
        case .tab: return Stack(flow: flow, root: root(flow))
        case .modal(let id):
            guard navigator.state[place] != nil else { return nil }
            let flow = presented[id] ?? flow.presented(with: navigator.router(for: place).feature())
            presented[id] = flow
            return Stack(flow: flow, root: root(flow))
        }
    }

    func tabLabel(_ tab: Schema.Tab) -> EmptyView { EmptyView() }

    struct Stack: StackContent {
        let flow: Flow
        let root: Flow.Route

        func screen(_ route: Schema.Route, isRoot: Bool) -> Flow.Screen { flow.screen(route.feature ?? root) }
        var accessory: Flow.Accessory { flow.accessory }
    }
}
