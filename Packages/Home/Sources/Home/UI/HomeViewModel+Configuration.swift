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
        Task { [notices = dependencies.configuration?.notices] in try? await notices?.markSeen(message.noticeName) }
    }

    func followConfiguration() async {
        guard let services = dependencies.configuration else { return }
        async let configuration: Void = followConfiguration(services.configuration)
        async let seen: Void = followSeenNotices(services.notices)
        _ = await (configuration, seen)
    }

    private func followConfiguration(_ service: any ConfigurationService) async {
        for await configuration in service.configuration() {
            cards = configuration.messages.filter { $0.style == .card }
            let sections = configuration.homeSections ?? HomeSection.allCases
            if sections != self.sections { self.sections = sections }
        }
    }

    private func followSeenNotices(_ notices: any NoticeService) async {
        for await names in notices.seen() { seenNotices = names }
    }
}
