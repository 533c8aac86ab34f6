public import Model

extension HomeViewModel {
    func chooseMessages() {
        guard let seenNotices else { return }
        let new = cards.filter { !seenNotices.contains($0.noticeName) }
        if new != messages { messages = new }
    }

    public func open(_ message: InAppMessage) {
        if remove(message), let link = message.link { exit(.link(link)) }
    }

    public func dismiss(_ message: InAppMessage) { remove(message) }

    /// Removes a message for good. Returns `false` if it is already removed.
    @discardableResult
    private func remove(_ message: InAppMessage) -> Bool {
        guard seenNotices?.insert(message.noticeName).inserted == true else { return false }
        // If storing fails, the message is shown again at the next launch.
        Task { [notices = dependencies.notices] in try? await notices.markSeen(message.noticeName) }
        return true
    }

    func followConfiguration() async {
        for await configuration in dependencies.configuration.configuration() {
            cards = configuration.messages.filter { $0.style == .card }
            let sections = configuration.homeSections ?? HomeSection.allCases
            if sections != self.sections { self.sections = sections }
        }
    }

    func followSeenNotices() async {
        // The stored names don't have those yet that are being stored.
        for await names in dependencies.notices.seen() { seenNotices = names.union(seenNotices ?? []) }
    }
}
