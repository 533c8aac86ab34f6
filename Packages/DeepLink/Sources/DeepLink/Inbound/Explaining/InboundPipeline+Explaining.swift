import FlowKit

extension InboundPipeline {
    /// Says what would become of an event, and why. Nothing is done, stored or reported.
    ///
    /// Guards are asked as they would be; one that asks the user does so here, too.
    public func explain(_ event: InboundEvent) async -> InboundExplanation {
        var explanation = InboundExplanation(subject(of: event))
        explanation.add("source", sourceText(event))
        let outcome = await outcome(of: event, &explanation)
        explanation.outcome = outcome
        explanation.add("outcome", outcome.map { "\($0)" } ?? "only shown by doing it")
        return explanation
    }

    private func outcome(of event: InboundEvent, _ explanation: inout InboundExplanation) async -> InboundOutcome? {
        if let expires = event.expires, expires <= now() { return .expired }
        switch event.content {
        case .nothing: return .nothingToOpen
        case .announcement: return banners == nil ? .refused(.notSupported(event.source)) : .announced
        case .refresh: return refresh == nil ? .refused(.notSupported(event.source)) : nil
        case .link(let link, _):
            do throws(InboundRefusal) {
                return try await outcome(of: event, link, &explanation)
            } catch {
                return .refused(error)
            }
        }
    }

    private func outcome(
        of event: InboundEvent, _ link: String, _ explanation: inout InboundExplanation
    ) async throws(InboundRefusal) -> InboundOutcome {
        let stack = try read(link, of: event)
        explanation.add("link", linkText(stack))
        let (policy, origin) = policy(of: stack, event)
        explanation.add("policy", "\(policy), \(origin)")
        guard let navigator else { return .cancelled }
        let state = navigator.state
        let plan = try InboundPlan(stack, policy: policy, at: state)
        explanation.add("plan", "\(plan)")
        for stage in plan.stages {
            let screen = state.destination(of: stage).map { "\($0)" } ?? "nothing new"
            let gate = await navigator.verdict(on: stage, source: NavigationSource(event.source))
            explanation.add("guards", "\(screen): \(gateText(gate))")
            switch gate {
            case .allow: break
            case .refuse(let objection): return .objected(objection)
            case .wait(let objection): return .waiting(isReady ? .reason(objection.reason) : .appReady)
            }
        }
        guard isReady else { return .waiting(.appReady) }
        return state.outcome(of: plan.operation) == .changed ? .opened : .alreadyThere
    }
}

extension InboundPipeline {
    private func sourceText(_ event: InboundEvent) -> String {
        let followed = links.policy.schemes.sorted().map { $0 + ":" } + links.policy.hosts.sorted()
        let isFree = event.source.linkSource == .inside
        return "\(event.source); the app follows \(followed.joined(separator: ", "))"
            + (isFree ? " and plain paths" : "")
    }

    private func linkText(_ stack: LinkStack<Schema.Route>) -> String {
        var text = "\(stack.match.pattern) is \(stack.route)"
        if let tab = stack.tab { text += " in the tab \(tab)" }
        if !stack.via.isEmpty { text += ", over \(stack.via.map { "\($0)" }.joined(separator: " > "))" }
        if !stack.modals.isEmpty { text += ", under \(stack.modals.map { "\($0)" }.joined(separator: ", "))" }
        if let transition = stack.transition { text += ", as \(transition.rawValue)" }
        return text
    }

    private func gateText(_ gate: NavigationGate) -> String {
        switch gate {
        case .allow: "allowed"
        case .refuse(let objection): "refused. \(objection)"
        case .wait(let objection): "has to wait. \(objection)"
        }
    }
}
