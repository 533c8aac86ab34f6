import FlowKit

extension InboundPipeline {
    typealias Stack = LinkStack<Schema.Route>

    private enum Step {
        case ended(InboundOutcome)
        case wait(InboundWait)
    }

    /// Opens the link of a new event, or adds the event to the queue.
    func follow(_ event: InboundEvent) async -> InboundOutcome {
        await endExpired()
        let stack: Stack
        do throws(InboundRefusal) {
            stack = try read(event.link ?? "", of: event)
        } catch {
            return note(event, .refused(error))
        }
        guard isReady else { return await enqueue(event, stack, .appReady) }
        switch await open(stack, of: event) {
        case .ended(let outcome): return note(event, outcome)
        case .wait(let wait): return await enqueue(event, stack, wait)
        }
    }

    /// Opens the link of a pending event, or keeps it in the queue.
    func follow(_ entry: PendingEvent) async {
        let stack: Stack
        do throws(InboundRefusal) {
            stack = try read(entry.event.link ?? "", of: entry.event)
        } catch {
            return await end(entry, .refused(error))
        }
        switch await open(stack, of: entry.event, waiting: entry) {
        case .ended(let outcome): await end(entry, outcome)
        case .wait(let wait): await keep(entry, wait)
        }
    }

    /// Checks the source of a link and reads it.
    func read(_ link: String, of event: InboundEvent) throws(InboundRefusal) -> Stack {
        let stack: Stack
        do throws(DeepLinkRefusal) {
            stack = try links.stack(from: link, source: event.source.linkSource)
        } catch {
            throw InboundRefusal.link(error).redacted(by: links)
        }
        let isRightSource =
            switch event.source {
            case .customScheme: !InboundEvent.isWeb(link)
            case .universalLink: InboundEvent.isWeb(link)
            default: true
            }
        guard isRightSource else { throw .wrongSource(event.source) }
        return stack
    }

    /// Returns the policy of an event, and the origin of the policy: a push takes precedence over the screen, and the screen
    /// over the source.
    func policy(of stack: Stack, _ event: InboundEvent) -> (policy: InboundPolicy, origin: String) {
        let special = routePolicy(stack.route)
        let policy = special ?? .standard(for: event.source)
        if case .link(_, let change) = event.content, change != .init() {
            return (policy.changed(by: change), "as the push has it")
        }
        return (policy, special == nil ? "as of \(event.source)" : "as the screen has it")
    }

    /// Asks the guards, creates the plan, and performs it completely or not at all.
    private func open(_ stack: Stack, of event: InboundEvent, waiting entry: PendingEvent? = nil) async -> Step {
        guard let navigator else { return .ended(.cancelled) }
        let source = event.source.navigationSource
        do throws(InboundRefusal) {
            for stage in try plan(stack, of: event, at: navigator.state).stages {
                switch await navigator.outcome(of: stage, source: source) {
                case .rejected(let rejection): return .ended(.rejected(rejection))
                case .waiting(let rejection): return .wait(.reason(rejection.reason))
                default: break
                }
            }
            // Before the screens are shown: a link that crashes the app must not do so at every launch.
            if let entry { await forget(entry) }
            // The state may have changed in the meantime.
            let operation = try plan(stack, of: event, at: navigator.state).operation
            return step(after: await navigator.navigate(operation, source: source), navigator)
        } catch {
            return .ended(.refused(error))
        }
    }

    private func plan(
        _ stack: Stack, of event: InboundEvent, at state: NavigationState<Schema>
    ) throws(InboundRefusal) -> InboundPlan<Schema> {
        try InboundPlan(stack, policy: policy(of: stack, event).policy, at: state)
    }

    private func step(after outcome: NavigationOutcome<Schema>, _ navigator: Navigator<Schema>) -> Step {
        switch outcome {
        case .changed: return .ended(.opened)
        case .unchanged: return .ended(.alreadyThere)
        case .refused(let refusal): return .ended(.refused(InboundRefusal(refusal)))
        case .rejected(let rejection): return .ended(.rejected(rejection))
        case .waiting(let rejection):
            // A guard has decided otherwise in the meantime. The pipeline queues the event instead of the navigator.
            navigator.dropPending()
            return .wait(.reason(rejection.reason))
        case .superseded: return .ended(.superseded)
        // The navigator doesn't return these after a navigation has ended.
        case .checking, .cancelled: return .ended(.cancelled)
        }
    }
}
