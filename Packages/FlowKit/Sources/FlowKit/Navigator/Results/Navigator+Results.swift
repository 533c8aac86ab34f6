extension Navigator {
    /// Ends something presented with a value, and dismisses it. No guard is asked: the flow is done.
    ///
    /// When nobody waits for a value, it is dismissed all the same. A value of another type than the awaited one, or for
    /// what is gone already, is refused: ``lastIssue`` and the middleware are told, and nothing changes.
    /// - Returns: Whether it was ended.
    @discardableResult
    public func finish<Value: Sendable>(_ id: ModalID, with value: Value) -> Bool {
        if let presentation = presentations[id] {
            guard presentation.finish(with: value) else {
                report(.wrongType(id, expected: presentation.valueType, actual: "\(Value.self)"))
                return false
            }
        } else if state.modal(id) == nil {
            report(.ended(id, actual: "\(Value.self)"))
            return false
        }
        take(id)
        return true
    }

    /// Dismisses something that nobody waits for any more.
    func take(_ id: ModalID) {
        presentations[id] = nil
        perform(NavigationRequest(id: nextRequestID(), operation: .dismissModal(id), source: .result))
    }

    /// Keeps a presentation until it ends. If the screen was there already, this is its end.
    func register(_ presentation: any OpenPresentation, presentedBy changes: [NavigationChange<Schema>]) {
        guard case .presented(let modal, _)? = changes.last else { return presentation.end() }
        presentation.id = modal.id
        presentations[modal.id] = presentation
    }

    /// Tells those who wait for what is gone.
    @usableFromInline
    func endPresentations(dismissedBy changes: [NavigationChange<Schema>]) {
        for case .dismissed(let modal, _) in changes {
            // A state that was restored may have put it back.
            guard let presentation = presentations[modal.id], state.modal(modal.id) == nil else { continue }
            presentations[modal.id] = nil
            presentation.end()
        }
    }
}
