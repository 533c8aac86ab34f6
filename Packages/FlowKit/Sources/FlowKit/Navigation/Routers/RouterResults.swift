/// Those who wait for what a router presents. They hear of its end when the router goes.
@MainActor
@usableFromInline
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
    @usableFromInline
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
