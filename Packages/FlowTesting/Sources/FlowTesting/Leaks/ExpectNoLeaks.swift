public import FlowKit
@_spi(Reporting) import FlowTestSupport
public import Testing

/// Runs `body`, and fails if an object or a task that it tracked outlives it.
///
/// ```swift
/// await expectNoLeaks { leaks in
///     let viewModel = leaks.track(BagViewModel(…))
///     let app = ScreenDriver { BagView(viewModel: viewModel) }
///     app.tap("Clear")
/// }
/// ```
///
/// Cancelled tasks get time to end. No signal tells that an object is released, so this looks up to 200 times, at least
/// ten milliseconds apart and each time after the main actor and the other threads have done their work.
@MainActor
public func expectNoLeaks(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    try await expectNoLeaks(when: nil, sourceLocation, body)
}

@MainActor
private func expectNoLeaks(
    when circumstance: String?, _ caller: SourceLocation, _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await body(tracker)
    for _ in 0..<200 where !tracker.alive.isEmpty {
        await Task.detached(priority: .background) { try? await Task.sleep(for: .milliseconds(10)) }.value
    }
    guard !tracker.alive.isEmpty else { return }
    caller.fail(
        """
        Still alive at the end\(circumstance.map { ", \($0)" } ?? ""):

        \(tracker.alive.bulleted)

        This usually means that a stored closure or task retains it. To fix this, capture it weakly, or cancel the task \
        when its owner is released.
        """)
}

/// Tracks objects and tasks without retaining them, and reports which of them still exist.
@MainActor
public final class LeakTracker {
    private struct Tracked {
        let name: String
        weak var object: AnyObject?
    }
    private var tracked: [Tracked] = []

    init() {}

    /// Tracks an object, and returns it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
        if !tracked.contains(where: { $0.object === object }) {
            tracked.append(Tracked(name: name ?? "\(Object.self)", object: object))
        }
        return object
    }

    /// Tracks a task, which retains what it works with until it ends, and returns it.
    @discardableResult
    public func track<Success: Sendable, Failure: Error>(
        task: Task<Success, Failure>, name: String
    ) -> Task<Success, Failure> {
        // An object that exists until the task ends.
        let end = track(TaskEnd(), "the task \"\(name)\", which runs")
        Task {
            _ = await task.result
            withExtendedLifetime(end) {}
        }
        return task
    }

    private final class TaskEnd {}

    /// The tracked objects and tasks that still exist, in the order of their tracking.
    var alive: [String] { tracked.filter { $0.object != nil }.map(\.name) }
}

/// Uses all of a flow's router, alone and hosted by an app, and fails if the flow outlives its owner.
///
/// ```swift
/// await expectNoLeaks(ofFlowThrough: [WishlistRoute.wishlist]) { router in
///     WishlistFlowViewModel(dependencies, router: router)
/// } use: { flow, leaks in
///     let viewModel = leaks.track(flow.makeWishlistViewModel())
///     await viewModel.load()
/// }
/// ```
///
/// All routes are pushed and popped, presented and dismissed, and replaced. At the end, screens are pushed, a sheet is
/// presented over them, and a task awaits its result.
///
/// - Parameters:
///   - routes: The routes of the flow.
///   - makeFlow: Creates the flow. It is called twice: with `nil`, for a stack of its own, and with the router of an app.
///   - use: Does more with the flow: makes and tracks view models, shows screens. They are released with the flow.
///   - sourceLocation: The source location to which failures are attributed.
@MainActor
public func expectNoLeaks<Flow: FlowViewModelProtocol>(
    ofFlowThrough routes: [Flow.Route],
    sourceLocation: SourceLocation = #_sourceLocation,
    flow makeFlow: @MainActor (Router<Flow.Route>?) -> Flow,
    use: @MainActor (Flow, LeakTracker) async throws -> Void = { _, _ in }
) async rethrows {
    try await expectNoLeaks(when: "when the flow ran alone", sourceLocation) { leaks in
        let flow = leaks.track(makeFlow(nil))
        try await use(flow, leaks)
        leaks.exercise(flow.router, routes)
    }
    try await expectNoLeaks(when: "when an app hosted the flow", sourceLocation) { leaks in
        let host = leaks.track(TestRouter<Flow.Route>())
        host.isExhaustive = false
        leaks.track(host.flow.navigator)
        let flow = leaks.track(makeFlow(host.router))
        try await use(flow, leaks)
        leaks.exercise(flow.router, routes)
    }
}

extension LeakTracker {
    /// Tracks a router, calls all of its functions, and leaves it with pushed screens and an awaited result.
    fileprivate func exercise<Route>(_ router: Router<Route>, _ routes: [Route]) {
        track(router)
        for route in routes {
            router.navigate(to: route)
            router.push(route)
            router.pop()
            router.present(route)
            router.sheet = nil
            router.present(route, as: .fullScreenCover)
            router.finish(ResultRoute(route), with: true)
            router.popTo(route)
            router.popTo { $0 == route }
            router.alert = AlertState(title: "Hello", message: "There")
            router.alert = nil
            let leave = AlertState.Button(id: "leave", title: "Leave")
            router.dialog = AlertState(title: "Leave?", buttons: [leave])
            router.answer(leave)
        }
        router.popToRoot()
        router.path = routes
        router.popToRoot()
        for route in routes { router.push(route) }
        guard let last = routes.last else { return }
        let presentation = track(router.presentation(of: ResultRoute<Route, Bool>(last)))
        // The waiting task ends when the router is released.
        track(task: Task { await presentation.result }, name: "await the result")
    }
}
