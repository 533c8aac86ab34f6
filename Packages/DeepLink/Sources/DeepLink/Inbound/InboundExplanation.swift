import FlowKit
import RoutePatterns

/// The steps that an event would take and their decisions, without any effect.
public struct InboundExplanation: Sendable, CustomStringConvertible {
    /// The redacted event.
    public let subject: String
    /// The steps, `source`, `link`, `ignored`, `policy`, `plan`, `guards` and `outcome`, and their decisions. For a link whose
    /// path is unknown, `closest` has the pattern that is most like it.
    public internal(set) var stages: [(name: String, text: String)] = []
    /// The outcome. `nil` if it can't be known in advance, as for a refresh.
    public internal(set) var outcome: InboundOutcome?

    mutating func add(_ name: String, _ text: String) { stages.append((name, text)) }

    /// A line for the event, and one for each step.
    public var description: String {
        ([subject] + stages.map { "  \($0.name): \($0.text)" }).joined(separator: "\n")
    }
}

extension InboundPipeline {
    /// Explains the outcome that an event would have. The event isn't handled, stored or reported.
    ///
    /// Guards are asked as usual, so a guard that asks the user does so.
    public func explain(_ event: InboundEvent) async -> InboundExplanation {
        var explanation = InboundExplanation(subject: subject(of: event))
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
        case .announcement: return announce == nil ? .refused(.notSupported(event.source)) : .announced
        case .refresh: return refresh == nil ? .refused(.notSupported(event.source)) : nil
        case .link(let link, _):
            do throws(InboundRefusal) {
                return try await outcome(of: event, link, &explanation)
            } catch {
                if case .link(.unknownPath) = error,
                    let closest = links.explain(link, source: event.source.linkSource).candidates.first
                {
                    explanation.add("closest", "\(closest.pattern.text): \(closest.reason)")
                }
                return outcome(of: error, event)
            }
        }
    }

    private func outcome(
        of event: InboundEvent, _ link: String, _ explanation: inout InboundExplanation
    ) async throws(InboundRefusal) -> InboundOutcome {
        let stack = try read(link, of: event)
        explanation.add("link", linkText(stack))
        for parameter in stack.ignored { explanation.add("ignored", "\(parameter.reason)") }
        let (policy, origin) = policy(of: stack, event)
        explanation.add("policy", "\(policy), \(origin)")
        guard let navigator else { return .cancelled }
        let state = navigator.state
        let plan = try InboundPlan(stack, policy: policy, at: state)
        explanation.add("plan", "\(plan)")
        for stage in plan.stages {
            var after = state
            let screen = after.apply(stage) == .changed ? "\(after.route)" : "nothing new"
            let outcome = navigator.outcome(of: stage, source: event.source.navigationSource)
            explanation.add("guards", "\(screen): \(guardsText(outcome))")
            switch outcome {
            case .rejected: return InboundOutcome(outcome)
            case .waiting: return isReady ? InboundOutcome(outcome) : .waiting(.appReady)
            default: break
            }
        }
        guard isReady else { return .waiting(.appReady) }
        var copy = state
        return InboundOutcome(copy.apply(plan.operation))
    }

    private func sourceText(_ event: InboundEvent) -> String {
        let followed = links.policy.schemes.sorted().map { $0 + ":" } + links.policy.hosts.sorted()
        let isFree = event.source.linkSource == .inside
        return "\(event.source); the app follows \(followed.joined(separator: ", "))"
            + (isFree ? " and plain paths" : "")
    }

    private func linkText(_ stack: LinkStack<Schema.Route>) -> String {
        var text = "\(stack.pattern) is \(stack.route)"
        if let tab = stack.tab { text += " in the tab \(tab)" }
        if !stack.via.isEmpty { text += ", over \(stack.via.map { "\($0)" }.joined(separator: " > "))" }
        if !stack.modals.isEmpty { text += ", under \(stack.modals.map { "\($0)" }.joined(separator: ", "))" }
        if let transition = stack.transition { text += ", as \(transition.rawValue)" }
        return text
    }

    private func guardsText(_ outcome: NavigationOutcome) -> String {
        switch outcome {
        case .rejected(let rejection): "refused. \(rejection)"
        case .waiting(let rejection): "has to wait. \(rejection)"
        default: "allowed"
        }
    }
}
