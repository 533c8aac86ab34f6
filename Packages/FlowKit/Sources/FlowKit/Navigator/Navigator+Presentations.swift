extension Navigator {
    /// Presents a screen and waits for what comes of it.
    ///
    /// It always ends: with the value when the flow finishes (``finish(_:with:)``), otherwise with
    /// ``PresentationResult/cancelled``: when it is dismissed in whatever way, when a guard refuses it, when the very
    /// screen is presented already, when the navigator is closed, and when the task that waits is cancelled, which
    /// dismisses it. A presentation that a guard has wait is waited for.
    public func present<Value: Sendable>(
        _ route: Schema.Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self,
        source: NavigationSource = .app
    ) async -> PresentationResult<Value> {
        if Task.isCancelled { return .cancelled }
        return await presentation(of: route, as: style, returning: returning, source: source).result
    }

    /// Presents an alert, a dialog or a flow, and waits for what comes of it.
    public func present<Value: Sendable>(
        _ content: ModalContent<Schema.Route>, returning: Value.Type = Value.self, source: NavigationSource = .app
    ) async -> PresentationResult<Value> {
        if Task.isCancelled { return .cancelled }
        return await presentation(of: content, returning: returning, source: source).result
    }

    /// Presents a screen. Whoever waits for its ``Presentation/result`` does not hold the navigator.
    public func presentation<Value: Sendable>(
        of route: Schema.Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self,
        source: NavigationSource = .app
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>()
        begin(.route(route, as: .present(style)), source, for: presentation)
        return presentation
    }

    /// Presents an alert, a dialog or a flow. Whoever waits for its ``Presentation/result`` does not hold the navigator.
    public func presentation<Value: Sendable>(
        of content: ModalContent<Schema.Route>, returning: Value.Type = Value.self, source: NavigationSource = .app
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>()
        begin(.present(content), source, for: presentation)
        return presentation
    }

    func begin(_ operation: Operation, _ source: NavigationSource, for presentation: any OpenPresentation) {
        let requestID = nextRequestID()
        presentation.withdraw = { [weak self, weak presentation] in
            self?.cancel(requestID)
            if let id = presentation?.id { self?.take(id) }
        }
        let request = NavigationRequest<Schema>(id: requestID, operation: operation, source: source) {
            [weak self] outcome, changes in
            switch outcome {
            case .waiting, .checking: break
            case .changed: self?.register(presentation, presentedBy: changes)
            case .unchanged, .refused, .objected, .superseded, .cancelled: presentation.end()
            }
        }
        _ = submit(request)
    }
}

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

    /// The modals whose result is awaited.
    @_spi(Testing) public var awaitedModals: Set<ModalID> { Set(presentations.keys) }

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
    func endPresentations(dismissedBy changes: [NavigationChange<Schema>]) {
        for case .dismissed(let modal, _) in changes {
            // A state that was restored may have put it back.
            guard let presentation = presentations[modal.id], state.modal(modal.id) == nil else { continue }
            presentations[modal.id] = nil
            presentation.end()
        }
    }
}
