import FlowKit

extension InboundPipeline {
    /// Checks where a link comes from and reads it.
    func read(_ link: String, of event: InboundEvent) throws(InboundRefusal) -> LinkStack<Schema.Route> {
        let stack: LinkStack<Schema.Route>
        do throws(DeepLinkRefusal) {
            stack = try links.stack(from: link, source: event.source.linkSource)
        } catch {
            throw InboundRefusal.link(error).redacted(by: links)
        }
        guard isRightDoor(link, event.source) else { throw .wrongDoor(event.source) }
        return stack
    }

    /// Makes a plan from where one is.
    func plan(
        _ stack: LinkStack<Schema.Route>, of event: InboundEvent, at state: NavigationState<Schema>
    ) throws(InboundRefusal) -> InboundPlan<Schema> {
        try InboundPlan(stack, policy: policy(of: stack, event).policy, at: state)
    }

    func policy(
        of stack: LinkStack<Schema.Route>, _ event: InboundEvent
    ) -> (policy: InboundPolicy, origin: InboundPolicies<Schema.Route>.Origin) {
        var change = InboundPolicy.Change.none
        if case .link(_, let own) = event.content { change = own }
        return policies.policy(for: stack.route, from: event.source, change: change)
    }

    /// Web links come in as such, and no others do.
    private func isRightDoor(_ link: String, _ source: InboundSource) -> Bool {
        switch source {
        case .customScheme: !InboundEvent.isWeb(link)
        case .universalLink: InboundEvent.isWeb(link)
        default: true
        }
    }
}
