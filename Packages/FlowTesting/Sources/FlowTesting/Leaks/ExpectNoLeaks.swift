public import FlowKit

/// Runs `body`, and fails if an object or a task that it tracked outlives it.
///
/// ```swift
/// await expectNoLeaks { leaks in
///     let viewModel = leaks.track(BagViewModel(…))
///     let app = ScreenDriver { BagView(viewModel: viewModel) }
///     app.tap("Clear")
///     leaks.trackEverything(in: viewModel)
/// }
/// ```
///
/// Cancelled tasks get time to end. No signal tells that an object is released, so this looks up to 200 times, at least
/// ten milliseconds apart and each time after the main actor and the other threads have done their work.
@MainActor
public func expectNoLeaks(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    try await expectNoLeaks(when: nil, caller, body)
}

@MainActor
func expectNoLeaks(
    when circumstance: String?, _ caller: Caller, _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await body(tracker)
    for _ in 0..<200 where !tracker.alive.isEmpty {
        await Task.detached(priority: .background) { try? await Task.sleep(for: .milliseconds(10)) }.value
    }
    let alive = tracker.alive
    if !alive.isEmpty { caller.fail(LeakFailure.alive(alive, when: circumstance)) }
}

/// The texts of failures about leaks.
enum LeakFailure {
    static func alive(_ names: [String], when circumstance: String?) -> String {
        """
        Still alive after the end\(circumstance.map { ", \($0)" } ?? ""):\(list(names))

        This usually means that a closure or a task that is kept somewhere holds on to it. To fix this, capture it \
        weakly, or cancel the task when its owner goes.
        """
    }

    private static func list(_ names: [String]) -> String {
        names.count == 1 ? " \(names[0])." : "\n\n" + names.map { "  - \($0)" }.joined(separator: "\n")
    }
}

/// Takes a flow through all that can be done with its router, alone and hosted by an app, and fails if anything of it
/// is left when it has gone.
///
/// ```swift
/// await expectNoLeaks(ofFlowThrough: [WishlistRoute.wishlist]) { router in
///     WishlistFlowViewModel(dependencies, router: router)
/// } use: { flow, leaks in
///     let viewModel = flow.makeWishlistViewModel()
///     await viewModel.load()
///     leaks.trackEverything(in: viewModel)
/// }
/// ```
///
/// All routes are pushed and popped, presented and dismissed, and replaced. It ends the hard way: with screens pushed,
/// a sheet over them, and a task that awaits its result.
///
/// The flow is made twice: for nil, with a stack of its own, and on the scope of an app's stack. `use` does more with it:
/// makes view models, shows screens, and has them tracked. What is made there has to go with the flow.
@MainActor
public func expectNoLeaks<Flow: FlowViewModelProtocol>(
    ofFlowThrough routes: [Flow.Route],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    flow makeFlow: @MainActor (Router<Flow.Route>?) -> Flow,
    use: @MainActor (Flow, LeakTracker) async throws -> Void = { _, _ in }
) async rethrows {
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    try await expectNoLeaks(when: "when the flow ran alone", caller) { leaks in
        let flow = leaks.track(makeFlow(nil))
        try await use(flow, leaks)
        leaks.wander(routes, flow.router)
        leaks.trackEverything(in: flow)
    }
    try await expectNoLeaks(when: "when an app hosted the flow", caller) { leaks in
        let host = leaks.track(TestRouter<Flow.Route>())
        host.isExhaustive = false
        leaks.track(host.flow.navigator)
        leaks.track(host.router)
        let flow = leaks.track(makeFlow(host.router))
        try await use(flow, leaks)
        leaks.wander(routes, flow.router)
        leaks.trackEverything(in: flow)
    }
}

extension LeakTracker {
    /// Goes everywhere and back, and stays where screens are pushed and a result is awaited.
    fileprivate func wander<Route>(_ routes: [Route], _ router: Router<Route>) {
        for route in routes {
            router.navigate(to: route)
            router.push(route)
            router.pop()
            router.present(route)
            router.dismiss()
            router.present(route, as: .fullScreenCover)
            router.finish(ResultRoute(route), with: true)
            router.popTo(route)
            router.alert = AlertState(title: "Hello", message: "There")
            router.alert = nil
            router.dialog = DialogState(title: "Leave?", actions: [.init(id: "leave", title: "Leave")])
            router.answer("leave")
        }
        router.popToRoot()
        router.replace(with: routes)
        router.popToRoot()
        for route in routes { router.push(route) }
        guard let last = routes.last else { return }
        let presentation = track(router.presentation(of: ResultRoute(last, returning: Bool.self)), "what is presented")
        // The waiting task ends when the router is released.
        track(task: Task { await presentation.result }, name: "await what is presented")
    }
}
