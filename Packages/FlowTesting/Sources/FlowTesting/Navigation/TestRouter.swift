@_spi(Testing) public import FlowKit
@_spi(Reporting) import FlowTestSupport
public import Testing

/// A router for a view model or a flow under test: the test asserts each step.
///
/// ```swift
/// let router = TestRouter<BagRoute>()
/// let model = BagFlowViewModel(dependencies, router: router.router)
/// model.checkout()
/// router.expect(.push(.checkout))
/// await router.finish()
/// ```
///
/// The router works like that of an app: it is a scope of the stack of a navigator, which a ``TestFlow`` records. Failures
/// appear at the line of the test, with the difference between the expected and the actual step.
@MainActor
public final class TestRouter<Route: Hashable & Sendable> {
    /// The router for the view model or flow under test.
    public let router: Router<Route>
    let flow: TestFlow<SingleStack<Route>>

    /// - Parameters:
    ///   - routes: The screens over the root at the start of the test.
    ///   - sourceLocation: The source location to which failures are attributed.
    public init(_ routes: [Route] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        var state = NavigationState<SingleStack<Route>>(activity: .only)
        state.apply(.replace(routes.map { .feature($0) }))
        flow = TestFlow(state, sourceLocation: sourceLocation)
        router = flow.navigator.router(for: .tab(.only))
            .scope(embed: SingleStack<Route>.Route.feature, extract: \.feature)
    }

    /// A Boolean value that indicates whether the test asserts every step. If it is `false`, steps that the test doesn't
    /// assert are ignored.
    public var isExhaustive: Bool {
        get { flow.isExhaustive }
        set { flow.isExhaustive = newValue }
    }

    /// Performs a step of the user: going back, dismissing or answering. It needs no assertion.
    public func apply(_ step: (Router<Route>) -> Void) {
        let count = flow.recorder.now.events.count
        step(router)
        flow.recorder.now.events.removeSubrange(count...)
    }
}

/// A step of a router. Navigating to a screen that isn't on top pushes it.
public enum RouterStep<Route: Hashable & Sendable>: Hashable, Sendable {
    /// A screen was pushed onto the stack.
    case push(Route)
    /// As many screens were popped.
    case pop(Int)
    /// The screens over this one were popped.
    case popTo(Route)
    /// All screens were popped.
    case popToRoot
    /// The whole stack was replaced, from the bottom up.
    case replace([Route])
    /// A screen was presented with a stack of its own.
    case present(Route, as: PresentationStyle = .sheet)
    /// The presentation in front was dismissed.
    case dismiss
    /// An alert that is presented, or dismissed if it is `nil`.
    case alert(AlertState?)
    /// A dialog that is presented, or dismissed if it is `nil`.
    case dialog(AlertState?)

    /// A question that is presented.
    public static func question<Action>(_ question: Question<Action>) -> RouterStep {
        switch question.style {
        case .alert: .alert(question.alert)
        case .dialog: .dialog(question.alert)
        }
    }

    /// Returns the step of an event. `nil` if a router can't make it.
    init?(_ event: NavigationEvent<SingleStack<Route>>) {
        switch event.operation {
        case .push(.feature(let route), _): self = .push(route)
        case .pop(let count, _): self = .pop(count)
        case .popTo(.feature(let route), _): self = .popTo(route)
        case .popToRoot: self = .popToRoot
        case .replace(let routes, _): self = .replace(routes.compactMap(\.feature))
        case .route(.feature(let route), let type, _):
            guard let style = type.style else { return nil }
            self = .present(route, as: style)
        case .present(.alert(let alert)): self = .alert(alert)
        case .present(.confirmationDialog(let dialog)): self = .dialog(dialog)
        case .dismissModal(let id):
            switch event.before.modal(id)?.content {
            case .alert: self = .alert(nil)
            case .confirmationDialog: self = .dialog(nil)
            case .screens, nil: self = .dismiss
            }
        default: return nil
        }
    }
}

extension TestRouter {
    /// Asserts the next step, which has already happened.
    public func expect(_ step: RouterStep<Route>, sourceLocation: SourceLocation = #_sourceLocation) {
        flow.enter(sourceLocation)
        let next = flow.recorder.take { RouterStep($0) == step }
        if let next { compare(next, with: step, sourceLocation) } else { flow.failMissing("\(step)", sourceLocation) }
    }

    /// Waits for the next step, and asserts it.
    public func receive(_ step: RouterStep<Route>, sourceLocation: SourceLocation = #_sourceLocation) async {
        flow.enter(sourceLocation)
        let next = await flow.receive("\(step)", sourceLocation) { RouterStep($0) == step }
        if let next { compare(next, with: step, sourceLocation) }
    }

    private func compare(
        _ next: NavigationEvent<SingleStack<Route>>, with step: RouterStep<Route>, _ caller: SourceLocation
    ) {
        caller.expectNoDifference(step, RouterStep(next), "The step isn't as expected")
    }

    /// Asserts that there are no more steps.
    public func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        flow.expectNothing(sourceLocation: sourceLocation)
    }

    /// Ends the test: steps without an assertion and awaited results are failures.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        await flow.finish(sourceLocation: sourceLocation)
    }

    /// Ends the flow of a presented screen with a value. It needs no assertion.
    public func finishPresented<Value: Sendable>(
        _ screen: ResultRoute<Route, Value>, with value: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard let modal = flow.state.modals.last else {
            return sourceLocation.fail(
                "Nothing is presented. Receive it first: await router.receive(.present(…))")
        }
        await flow.finishPresented(
            modal.id, screen.embedded { .feature($0) }, with: value, sourceLocation: sourceLocation)
    }

    /// Answers the alert or dialog with an action, as the user does. It needs no assertion.
    public func answer<Action: RawRepresentable>(
        _ action: Action, sourceLocation: SourceLocation = #_sourceLocation
    ) async where Action.RawValue == String {
        flow.enter(sourceLocation)
        guard let buttons = router.alert?.buttons ?? router.dialog?.buttons else {
            return sourceLocation.fail("There is no question. Receive it first: await router.receive(.question(…))")
        }
        guard let button = buttons.first(where: { $0.id == action.rawValue }) else {
            return sourceLocation.fail(
                "The question has no action \"\(action.rawValue)\". The actions are:\n\n\(buttons.map(\.id).bulleted)")
        }
        flow.expectNothing(before: "answer \"\(button.id)\"", sourceLocation)
        guard let id = flow.state.modals.last?.id, router.answer(button) else { return }
        flow.removeDismissal(of: id)
    }
}
