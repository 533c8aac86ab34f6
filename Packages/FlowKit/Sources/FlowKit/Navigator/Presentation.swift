import IssueReporting

/// A screen whose flow ends with a value, such as a sign-in that ends with a user.
///
/// The screen is declared once, with the type of the value. Its presenter and its flow name it, so a value of another type
/// doesn't compile:
///
/// ```swift
/// extension ResultRoute<ShopRoute, User> {
///     static var signIn: Self { ResultRoute(.signIn) }
/// }
///
/// let user = await router.result(of: .signIn)  // User?
/// router.finish(.signIn, with: user)  // in the flow
/// ```
public struct ResultRoute<Route: Hashable & Sendable, Value: Sendable>: Hashable, Sendable {
    /// The presented screen, at the bottom of its own stack.
    public let route: Route
    /// A Boolean value that indicates whether the presented flow is saved with the navigation state and restored.
    ///
    /// After a restoration, no task awaits the value. So this is only for a flow that does its work itself, such as a sign-in that
    /// stores the session. The value of any other flow would be lost, and with it what the user has entered.
    public let isRestorable: Bool

    /// - Parameters:
    ///   - route: The root of the presented flow.
    ///   - isRestorable: Whether the flow is saved and restored. By default, it isn't while a task awaits its value.
    public init(_ route: Route, isRestorable: Bool = false) {
        self.route = route
        self.isRestorable = isRestorable
    }

    /// Returns the screen in the routes of an app.
    public func embedded<AppRoute>(by embed: (Route) -> AppRoute) -> ResultRoute<AppRoute, Value> {
        ResultRoute<AppRoute, Value>(embed(route), isRestorable: isRestorable)
    }
}

/// A presentation whose result is awaited.
///
/// Unlike ``Navigator/result(of:as:source:)``, awaiting its ``result`` doesn't retain the navigator.
@MainActor
public final class Presentation<Value: Sendable> {
    /// The identifier. `nil` while the presentation is pending, and if it was never shown.
    public internal(set) var id: ModalID?

    let isRestorable: Bool
    private var ending: Ending?
    private var continuations: [CheckedContinuation<Value?, Never>] = []
    /// Returns the result for the value with which the presentation is finished. `nil` if the value is of another type.
    private let convert: @MainActor (any Sendable) -> Value?
    /// Dismisses the presentation. `nil` once it has ended.
    var withdraw: (@MainActor () -> Void)?

    private struct Ending { let value: Value? }

    init(isRestorable: Bool, convert: @escaping @MainActor (any Sendable) -> Value? = { $0 as? Value }) {
        self.isRestorable = isRestorable
        self.convert = convert
    }

    /// The result, once the presentation has ended: the value, or `nil` if it was dismissed without one or never shown.
    /// Cancelling the awaiting task dismisses the presentation.
    public var result: Value? {
        get async {
            await withTaskCancellationHandler {
                if Task.isCancelled { cancel() }
                return await withCheckedContinuation { continuation in
                    if let ending {
                        continuation.resume(returning: ending.value)
                    } else {
                        continuations.append(continuation)
                    }
                }
            } onCancel: {
                Task { @MainActor in cancel() }
            }
        }
    }

    /// Dismisses the presentation. Does nothing if it has ended.
    public func cancel() {
        guard ending == nil else { return }
        let withdraw = withdraw
        end()
        withdraw?()
    }

    private func end(with value: Value?) {
        guard ending == nil else { return }
        ending = Ending(value: value)
        withdraw = nil
        for continuation in continuations { continuation.resume(returning: value) }
        continuations = []
    }
}

extension Presentation where Value: RawRepresentable, Value.RawValue == String {
    /// Creates the presentation of a question, which is finished with the identifier of a button.
    convenience init(_: Question<Value>) {
        self.init(isRestorable: false) { ($0 as? String).flatMap(Value.init(rawValue:)) }
    }
}

/// A presentation of any type of value, as the navigator stores it.
@MainActor
protocol OpenPresentation: AnyObject, Sendable {
    var id: ModalID? { get set }
    var isRestorable: Bool { get }
    var withdraw: (@MainActor () -> Void)? { get set }
    var valueType: String { get }
    /// Returns `false` if the value is of another type.
    func finish(with value: any Sendable) -> Bool
    func end()
}

extension Presentation: OpenPresentation {
    var valueType: String { "\(Value.self)" }

    func finish(with value: any Sendable) -> Bool {
        guard let value = convert(value) else { return false }
        end(with: value)
        return true
    }

    func end() { end(with: nil) }
}

extension Navigator {
    /// Presents a screen and returns the result of its flow.
    ///
    /// The call always returns: with the value when the flow calls ``finish(_:_:with:)``, otherwise with `nil`: when the flow
    /// is dismissed, a guard refuses it, that screen is already presented, or the awaiting task is cancelled,
    /// which dismisses the flow. It also waits while the presentation is pending. The awaiting task retains the navigator.
    public func result<Value: Sendable>(
        of screen: ResultRoute<Schema.Route, Value>, as style: PresentationStyle = .sheet,
        source: NavigationSource = .app
    ) async -> Value? {
        if Task.isCancelled { return nil }
        return await presentation(of: screen, as: style, source: source).result
    }

    /// Presents a screen. Awaiting the ``Presentation/result`` doesn't retain the navigator.
    public func presentation<Value: Sendable>(
        of screen: ResultRoute<Schema.Route, Value>, as style: PresentationStyle = .sheet,
        source: NavigationSource = .app
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>(isRestorable: screen.isRestorable)
        begin(.route(screen.route, as: style.type), source, for: presentation)
        return presentation
    }

    /// Presents a question and returns the action of the button that the user chooses. `nil` if it is dismissed.
    public func ask<Action>(_ question: Question<Action>, source: NavigationSource = .app) async -> Action? {
        if Task.isCancelled { return nil }
        return await presentation(of: question, source: source).result
    }

    /// Presents a question. Awaiting the ``Presentation/result`` doesn't retain the navigator.
    public func presentation<Action>(
        of question: Question<Action>, source: NavigationSource = .app
    ) -> Presentation<Action> {
        let presentation = Presentation(question)
        begin(.present(question.content()), source, for: presentation)
        return presentation
    }

    /// Ends the flow of a presented screen with a value, and dismisses it without asking a guard. Returns whether it did.
    ///
    /// If no task awaits the value, the presentation is dismissed all the same. A presentation that was already dismissed or
    /// has another screen as its root is reported as an issue, and nothing changes.
    @discardableResult
    public func finish<Value: Sendable>(
        _ id: ModalID, _ screen: ResultRoute<Schema.Route, Value>, with value: Value
    ) -> Bool {
        guard let modal = openModal(id, for: value) else { return false }
        guard modal.flow?.root == screen.route else {
            reportIssue("\(modal) isn't the flow of \(screen.route). It stays presented.")
            return false
        }
        return finish(modal, with: value)
    }

    /// Answers an alert or a dialog with the action of a button, and dismisses it. Returns whether it did. One that was already
    /// dismissed is reported as an issue.
    @discardableResult
    public func answer(_ id: ModalID, with button: AlertState.Button.ID) -> Bool {
        guard let modal = openModal(id, for: button) else { return false }
        return finish(modal, with: button)
    }

    private func openModal<Value: Sendable>(_ id: ModalID, for value: Value) -> Modal<Schema.Route>? {
        if let modal = state.modal(id) { return modal }
        reportIssue(
            """
            Modal \(id.rawValue) was finished with a value of type \(Value.self) after it was dismissed. The value is lost.
            This usually means that a flow continues after its screens are gone: cancel its tasks with them.
            """)
        return nil
    }

    private func finish<Value: Sendable>(_ modal: Modal<Schema.Route>, with value: Value) -> Bool {
        if let presentation = presentations[modal.id], !presentation.finish(with: value) {
            reportIssue(
                """
                \(modal) was finished with a value of type \(Value.self), but the presenter awaits \
                \(presentation.valueType). It stays presented.
                To fix this, declare one ResultRoute for the screen, with one type of value.
                """)
            return false
        }
        dismiss(modal.id)
        return true
    }

    /// The state as it can be restored: without the flows whose values tasks await, except for restorable ones. See
    /// ``ResultRoute/isRestorable``.
    public var restorableState: NavigationState<Schema> {
        var restorable = state
        for (id, presentation) in presentations where !presentation.isRestorable { restorable.apply(.dismissModal(id)) }
        return restorable
    }

    /// The modals with an awaited result.
    @_spi(Testing) public var awaitedModals: Set<ModalID> { Set(presentations.keys) }

    func begin(_ operation: Operation, _ source: NavigationSource, for presentation: any OpenPresentation) {
        let requestID = nextRequestID()
        presentation.withdraw = { [weak self, weak presentation] in
            self?.cancel(requestID)
            if let id = presentation?.id { self?.dismiss(id) }
        }
        let request = Request(id: requestID, operation: operation, source: source) { [weak self] event in
            switch event.outcome {
            case .waiting, .checking: break
            case .changed: self?.register(presentation, event)
            case .unchanged, .refused, .rejected, .superseded, .cancelled: presentation.end()
            }
        }
        _ = submit(request)
    }

    /// Stores a presentation until it ends. If the screen was already presented, it ends at once.
    private func register(_ presentation: any OpenPresentation, _ event: Event) {
        guard let modal = event.after.modals.last, event.before.modal(modal.id) == nil else {
            return presentation.end()
        }
        // A subscriber may have cancelled it while the state changed.
        guard presentation.withdraw != nil else { return dismiss(modal.id) }
        presentation.id = modal.id
        presentations[modal.id] = presentation
    }

    /// Dismisses a presentation without asking a guard.
    func dismiss(_ id: ModalID) {
        perform(Request(id: nextRequestID(), operation: .dismissModal(id), source: .result))
    }
}
