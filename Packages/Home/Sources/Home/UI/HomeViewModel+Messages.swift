public import Model

extension HomeViewModel {
    func chooseMessages() {
        guard let seenNotices else { return }
        let new = cards.filter { !seenNotices.contains($0.noticeName) }
        if new != messages { messages = new }
    }

    public func open(_ message: InAppMessage) {
        dismiss(message)
        if let link = message.link { exit(.link(link)) }
    }

    public func dismiss(_ message: InAppMessage) {
        seenNotices?.insert(message.noticeName)
        // If storing fails, the message is shown again at the next launch.
        Task { [notices = dependencies.messages?.notices] in try? await notices?.markSeen(message.noticeName) }
    }

    func followMessages() async {
        guard let messages = dependencies.messages else { return }
        async let cards: Void = followCards(messages)
        async let seen: Void = followSeenNotices(messages)
        _ = await (cards, seen)
    }

    private func followCards(_ messages: HomeMessages) async {
        for await configuration in messages.configuration.configuration() {
            cards = configuration.messages.filter { $0.style == .card }
        }
    }

    private func followSeenNotices(_ messages: HomeMessages) async {
        for await names in messages.notices.seen() { seenNotices = names }
    }
}
