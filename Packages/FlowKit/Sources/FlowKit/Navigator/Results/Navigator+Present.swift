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
