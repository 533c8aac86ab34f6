import IssueReporting

/// The result of a presentation.
public enum PresentationResult<Value: Sendable>: Sendable {
    case finished(Value)
    /// The presentation was dismissed without a value, or never shown.
    case cancelled

    /// The value. `nil` if the presentation was cancelled.
    public var value: Value? {
        switch self {
        case .finished(let value): value
        case .cancelled: nil
        }
    }
}

extension PresentationResult: Equatable where Value: Equatable {}
extension PresentationResult: Hashable where Value: Hashable {}

/// A presentation whose result is awaited.
///
/// Unlike ``Navigator/present(_:as:returning:source:)``, awaiting its ``result`` doesn't retain the navigator.
@MainActor
public final class Presentation<Value: Sendable> {
    /// The identifier. `nil` while a guard suspends the presentation, and if it was never shown.
    public internal(set) var id: ModalID?

    private var ending: PresentationResult<Value>?
    private var continuations: [CheckedContinuation<PresentationResult<Value>, Never>] = []
    var withdraw: (@MainActor () -> Void)?

    init() {}

    /// The result, once the presentation has ended. Cancelling the awaiting task dismisses the presentation.
    public var result: PresentationResult<Value> {
        get async {
            await withTaskCancellationHandler {
                if Task.isCancelled { cancel() }
                return await withCheckedContinuation { continuation in
                    if let ending { continuation.resume(returning: ending) } else { continuations.append(continuation) }
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

    private func end(_ result: PresentationResult<Value>) {
        guard ending == nil else { return }
        ending = result
        withdraw = nil
        for continuation in continuations { continuation.resume(returning: result) }
        continuations = []
    }
}

/// A presentation of any type of value, as the navigator stores it.
@MainActor
protocol OpenPresentation: AnyObject {
    /// The identifier, once it is presented.
    var id: ModalID? { get set }
    /// Dismisses it.
    var withdraw: (@MainActor () -> Void)? { get set }
    var valueType: String { get }
    /// Returns `false` if the value is of another type.
    func finish(with value: any Sendable) -> Bool
    func end()
}

extension Presentation: OpenPresentation {
    var valueType: String { "\(Value.self)" }

    func finish(with value: any Sendable) -> Bool {
        guard let value = value as? Value else { return false }
        end(.finished(value))
        return true
    }

    func end() { end(.cancelled) }
}

extension Navigator {
    /// Presents a screen and returns the result of its flow.
    ///
    /// The call always returns: with the value when the flow calls ``finish(_:with:)``, otherwise with
    /// ``PresentationResult/cancelled``: when the flow is dismissed, a guard refuses it, that screen is already presented,
    /// the navigator is closed, or the awaiting task is cancelled, which dismisses the flow. It also waits for a
    /// presentation that a guard has suspended.
    public func present<Value: Sendable>(
        _ route: Schema.Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self,
        source: NavigationSource = .app
    ) async -> PresentationResult<Value> {
        if Task.isCancelled { return .cancelled }
        return await presentation(of: route, as: style, returning: returning, source: source).result
    }

    /// Presents an alert, a dialog or a flow, and returns its result.
    public func present<Value: Sendable>(
        _ content: ModalContent<Schema.Route>, returning: Value.Type = Value.self, source: NavigationSource = .app
    ) async -> PresentationResult<Value> {
        if Task.isCancelled { return .cancelled }
        return await presentation(of: content, returning: returning, source: source).result
    }

    /// Presents a screen. Awaiting the ``Presentation/result`` doesn't retain the navigator.
    public func presentation<Value: Sendable>(
        of route: Schema.Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self,
        source: NavigationSource = .app
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>()
        begin(.route(route, as: .present(style)), source, for: presentation)
        return presentation
    }

    /// Presents an alert, a dialog or a flow. Awaiting the ``Presentation/result`` doesn't retain the navigator.
    public func presentation<Value: Sendable>(
        of content: ModalContent<Schema.Route>, returning: Value.Type = Value.self, source: NavigationSource = .app
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>()
        begin(.present(content), source, for: presentation)
        return presentation
    }

    /// Ends a presentation with a value, and dismisses it without asking a guard.
    ///
    /// If no task awaits the value, the presentation is dismissed all the same. A value of another type than the awaited
    /// type, and a value for a presentation that was already dismissed, are reported as issues and change nothing.
    /// - Returns: Whether the presentation was ended.
    @discardableResult
    public func finish<Value: Sendable>(_ id: ModalID, with value: Value) -> Bool {
        if let presentation = presentations[id] {
            guard presentation.finish(with: value) else {
                reportIssue(
                    """
                    Modal \(id.rawValue) was finished with a value of type \(Value.self), but the presenter awaits \
                    \(presentation.valueType). It stays presented.
                    To fix this, finish it with a \(presentation.valueType), or present it with \
                    'returning: \(Value.self).self'.
                    """)
                return false
            }
        } else if state.modal(id) == nil {
            reportIssue(
                """
                Modal \(id.rawValue) was finished with a value of type \(Value.self) after it was dismissed. The value is lost.
                This usually means that a flow continues after its screens are gone: cancel its tasks with them.
                """)
            return false
        }
        dismiss(id)
        return true
    }

    /// The modals with an awaited result.
    @_spi(Testing) public var awaitedModals: Set<ModalID> { Set(presentations.keys) }

    func begin(_ operation: Operation, _ source: NavigationSource, for presentation: any OpenPresentation) {
        let requestID = nextRequestID()
        presentation.withdraw = { [weak self, weak presentation] in
            self?.cancel(requestID)
            if let id = presentation?.id { self?.dismiss(id) }
        }
        let request = Request(id: requestID, operation: operation, source: source) { [weak self] transition in
            switch transition.outcome {
            case .waiting, .checking: break
            case .changed: self?.register(presentation, transition)
            case .unchanged, .refused, .objected, .superseded, .cancelled: presentation.end()
            }
        }
        _ = submit(request)
    }

    /// Stores a presentation until it ends. If the screen was already presented, it ends at once.
    private func register(_ presentation: any OpenPresentation, _ transition: NavigationTransition<Schema>) {
        guard let modal = transition.after.modals.last, transition.before.modal(modal.id) == nil else {
            return presentation.end()
        }
        presentation.id = modal.id
        presentations[modal.id] = presentation
    }

    private func dismiss(_ id: ModalID) {
        presentations[id] = nil
        perform(Request(id: nextRequestID(), operation: .dismissModal(id), source: .result))
    }

    /// Ends the presentations that the state no longer has.
    func endPresentations() {
        for (id, presentation) in presentations where state.modal(id) == nil {
            presentations[id] = nil
            presentation.end()
        }
    }
}
