public import FlowKit
public import Model

/// A flow that creates the screens of its routes.
@MainActor
public protocol FlowScreens: FlowViewModelProtocol {
    associatedtype Screen: View

    /// Returns a route's screen.
    func screen(_ route: Route) -> Screen

    /// The offer to undo that is shown at the bottom, above all screens of the stack. By default, there is none.
    var undoOffer: UndoOffer? { get }
}

extension FlowScreens {
    public var undoOffer: UndoOffer? { nil }
}

/// A flow whose root is always the same.
@MainActor
public protocol RootedFlow: FlowScreens {
    /// The route at the bottom of the stack.
    var root: Route { get }
}

/// A feature on its own, with its stack and its presentations, for an app that uses only this feature.
public struct FlowView<Flow: FlowScreens>: View {
    @StateObject private var flow: Flow
    private let root: @MainActor (Flow) -> Flow.Route

    /// Creates a flow from a root screen.
    public init(root: Flow.Route, viewModel: @autoclosure @escaping () -> Flow) {
        _flow = StateObject(wrappedValue: viewModel())
        self.root = { _ in root }
    }

    /// Creates a flow from its own root screen.
    public init(viewModel: @autoclosure @escaping () -> Flow) where Flow: RootedFlow {
        _flow = StateObject(wrappedValue: viewModel())
        root = { $0.root }
    }

    public var body: some View {
        FlowStack(flow.router) {
            flow.screen(root(flow))
        } destination: { route in
            flow.screen(route)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if let undo = flow.undoOffer { UndoBar(undo) }
        }
    }
}
