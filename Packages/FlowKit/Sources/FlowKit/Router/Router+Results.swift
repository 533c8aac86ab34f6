extension Router {
    /// Presents a screen and waits for what comes of it.
    ///
    /// It always ends: with the value when the flow in it finishes (``finish(with:)``), otherwise with
    /// ``PresentationResult/cancelled``: when it is dismissed in whatever way, when another takes its place, when a guard
    /// refuses it, when the very screen is presented already, when the app's navigator goes away, and when the task that
    /// waits is cancelled, which dismisses it.
    ///
    /// Whoever waits holds the router. For one that can go away meanwhile, wait for a ``presentation(of:as:returning:)``,
    /// or ``close()`` it.
    public func present<Value: Sendable>(
        _ route: Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self
    ) async -> PresentationResult<Value> {
        if Task.isCancelled { return .cancelled }
        return await presentation(of: route, as: style, returning: returning).result
    }

    /// Presents a screen. Whoever waits for its ``Presentation/result`` does not hold the router.
    public func presentation<Value: Sendable>(
        of route: Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>()
        begin(.present(route, as: style), for: presentation)
        return presentation
    }

    /// Asks a question and waits for the answer: the ``DialogAction/id`` of what was chosen.
    ///
    /// It is cancelled when the dialog goes away unanswered, in whatever way, and when the task that waits is cancelled,
    /// which takes it away.
    public func ask(_ dialog: DialogState) async -> PresentationResult<String> {
        if Task.isCancelled { return .cancelled }
        let presentation = Presentation<String>()
        begin(.dialog(dialog), for: presentation)
        return await presentation.result
    }

    /// Answers the dialog, and takes it away: what its buttons do.
    /// - Returns: Whether there was one.
    @discardableResult
    public func answer(_ action: String) -> Bool {
        if let backing { return backing.answer(action) }
        guard state.dialog != nil else { return false }
        let presentation = results?.dialog
        results?.dialog = nil
        _ = presentation?.finish(with: action)
        apply(.dialog(nil))
        return true
    }

    /// Ends a presentation with a value, and dismisses it.
    ///
    /// A router that works on the screens of something presented ends that. Any other ends the sheet or cover that it
    /// shows. When nobody waits for a value, it is dismissed all the same. A value of another type than the awaited one
    /// is refused: nothing changes.
    /// - Returns: Whether something was ended.
    @discardableResult
    public func finish<Value: Sendable>(with value: Value) -> Bool {
        if let backing { return backing.finish(with: value) }
        guard state.over.screen != nil else { return false }
        if let presentation = results?.screen {
            guard presentation.finish(with: value) else { return false }
            results?.screen = nil
        }
        apply(.dismiss)
        return true
    }

    /// Ends all that is waited for, as cancelled: for a window that is closed. What is presented stays.
    ///
    /// Without effect on a router that does not own its stack: see ``Navigator/close()``.
    public func close() { results?.end() }
}

/// Those who wait for what a router presents. They hear of its end when the router goes.
@MainActor
final class RouterResults {
    var screen: (any OpenPresentation)?
    var dialog: (any OpenPresentation)?

    isolated deinit { end() }

    func end() {
        let open = [screen, dialog].compactMap(\.self)
        (screen, dialog) = (nil, nil)
        for presentation in open { presentation.end() }
    }
}

extension Router {
    /// Tells those who wait for what is gone, and keeps who waits for what has come.
    func settle(
        _ isDismissed: Bool, _ isPresented: Bool, _ dialogChanged: Bool, _ presentation: (any OpenPresentation)?
    ) {
        let results = results ?? RouterResults()
        self.results = results
        let screen = isDismissed ? results.screen : nil
        let dialog = dialogChanged ? results.dialog : nil
        if isDismissed { results.screen = nil }
        if dialogChanged { results.dialog = nil }
        if isPresented {
            results.screen = presentation
        } else if dialogChanged {
            results.dialog = presentation
        }
        screen?.end()
        dialog?.end()
    }

    /// Presents something whose end is awaited.
    func begin(_ operation: StackOperation<Route>, for presentation: any OpenPresentation) {
        if let backing { return backing.begin(operation, for: presentation) }
        presentation.withdraw = { [weak self, weak presentation] in
            if let presentation { self?.withdraw(presentation) }
        }
        if change(operation, for: presentation).isEmpty { presentation.end() }
    }

    /// Takes away what nobody waits for any more.
    private func withdraw(_ presentation: any OpenPresentation) {
        if results?.screen === presentation {
            results?.screen = nil
            apply(.dismiss)
        } else if results?.dialog === presentation {
            results?.dialog = nil
            apply(.dialog(nil))
        }
    }
}
