import FlowKit

struct StackView<Content: NavigatorContent>: View {
    @ObservedObject private var navigator: Navigator<Content.Schema>
    @ObservedObject private var content: Content
    private let place: NavigationState<Content.Schema>.Place
    /// The screens of a presentation, which are shown until it has moved away. The place is removed before that.
    @State private var last: Screens?

    init(_ scene: NavigatorScene<Content>, place: NavigationState<Content.Schema>.Place) {
        navigator = scene.navigator
        content = scene.content
        self.place = place
    }

    private struct Screens {
        let flow: FlowState<Content.Schema.Route>
        let stack: Content.Stack
    }

    var body: some View {
        let current = current
        if let screens = current ?? last {
            StackScreens(
                navigator: navigator, content: content, root: screens.flow.root, router: navigator.router(for: place),
                stack: screens.stack, last: current == nil ? screens.flow.stack : nil
            )
            .safeAreaInset(edge: .bottom, spacing: 0) { screens.stack.accessory }
            .onChange(of: isPresented ? current?.flow : nil, initial: true) {
                if isPresented, let current { last = current }
            }
        }
    }

    private var current: Screens? {
        guard let flow = navigator.state[place], let stack = content.stack(at: place) else { return nil }
        return Screens(flow: flow, stack: stack)
    }

    private var isPresented: Bool { if case .modal = place { true } else { false } }
}

private struct StackScreens<Content: NavigatorContent>: View {
    typealias Route = Content.Schema.Route

    // The screens may show the state of the navigator, such as the name of the activity.
    @ObservedObject var navigator: Navigator<Content.Schema>
    let content: Content
    let root: Route
    @ObservedObject var router: Router<Route>
    let stack: Content.Stack
    /// The screens above the root of a place that is removed, whose router has none.
    let last: [Route]?

    var body: some View {
        // The path is a property's binding: SwiftUI has crashed with paths that are made of closures.
        NavigationStack(path: last.map { Binding.constant($0) } ?? $router.path) {
            stack.screen(root, isRoot: true)
                .navigationDestination(for: Route.self) { [stack, content] route in
                    stack.screen(route, isRoot: false).appears(with: content.animation(of: route))
                }
        }
    }
}
