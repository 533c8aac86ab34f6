/// What a presented flow ends itself with. It does not hold the navigator.
@MainActor
public struct PresentationHandle<Schema: NavigationSchema, Value: Sendable> {
    public let id: ModalID
    private weak var navigator: Navigator<Schema>?

    init(_ navigator: Navigator<Schema>, _ id: ModalID) {
        self.navigator = navigator
        self.id = id
    }

    /// Gives a value to whoever presented the flow, and dismisses it: see ``Navigator/finish(_:with:)``.
    @discardableResult
    public func finish(with value: Value) -> Bool { navigator?.finish(id, with: value) ?? false }

    /// Dismisses the flow, if the guards allow it.
    public func cancel() { navigator?.apply(.dismissModal(id)) }
}

extension Navigator {
    /// What the flow in something presented ends itself with.
    public func handle<Value: Sendable>(
        for id: ModalID, returning: Value.Type = Value.self
    ) -> PresentationHandle<Schema, Value> {
        PresentationHandle(self, id)
    }
}
