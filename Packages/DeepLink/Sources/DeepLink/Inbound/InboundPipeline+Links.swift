import FlowKit

extension InboundPipeline {
    /// Opens the link of a new event, or adds the event to the queue.
    func follow(_ event: InboundEvent) async -> InboundOutcome {
        await endExpired()
        let (outcome, stack) = await open(event)
        guard case .waiting(let reason) = outcome else {
            return note(event, outcome, ignored: stack?.ignored ?? [])
        }
        return await enqueue(event, stack, reason)
    }

    /// Opens the link of a pending event, or keeps it in the queue.
    func follow(_ entry: PendingEvent) async {
        let (outcome, stack) = await open(entry.event, waiting: entry)
        if case .waiting(let reason) = outcome {
            await keep(entry, reason)
        } else {
            await end(entry, outcome, ignored: stack?.ignored ?? [])
        }
    }

    /// Checks the source of a link and reads it.
    func read(_ link: String, of event: InboundEvent) throws(InboundRefusal) -> LinkStack<Schema.Route> {
        var stack: LinkStack<Schema.Route>
        do throws(DeepLinkRefusal) {
            stack = try links.stack(from: link, source: event.source.linkSource)
            stack.ignored = stack.ignored.map {
                IgnoredParameter(name: $0.name, reason: $0.reason.redacted(by: links))
            }
        } catch {
            throw .link(error.redacted(by: links))
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
    func policy(of stack: LinkStack<Schema.Route>, _ event: InboundEvent) -> (policy: InboundPolicy, origin: String) {
        let special = routePolicy(stack.route)
        let policy = special ?? .standard(for: event.source)
        if case .link(_, let change) = event.content, change != .init() {
            return (policy.changed(by: change), "as the push has it")
        }
        return (policy, special == nil ? "as of \(event.source)" : "as the screen has it")
    }

    /// Opens the link of an event. Returns the outcome, and the screens of the link if it could be read.
    private func open(
        _ event: InboundEvent, waiting entry: PendingEvent? = nil
    ) async -> (outcome: InboundOutcome, stack: LinkStack<Schema.Route>?) {
        do throws(InboundRefusal) {
            let stack = try read(event.link ?? "", of: event)
            do throws(InboundRefusal) {
                return (try await show(stack, of: event, waiting: entry), stack)
            } catch {
                return (.refused(error), stack)
            }
        } catch {
            let outcome = outcome(of: error, event)
            if outcome == .handedBack, let link = event.link { browse?(link) }
            return (outcome, nil)
        }
    }

    /// Creates the plan, asks the guards whether each of its screens may be shown, and performs it completely or not at all.
    private func show(
        _ stack: LinkStack<Schema.Route>, of event: InboundEvent, waiting entry: PendingEvent?
    ) async throws(InboundRefusal) -> InboundOutcome {
        guard isReady else { return .waiting(.appReady) }
        guard let navigator else { return .cancelled }
        let source = event.source.navigationSource
        let policy = policy(of: stack, event).policy
        for stage in try InboundPlan(stack, policy: policy, at: navigator.state).stages {
            let outcome = navigator.outcome(of: stage, source: source)
            switch outcome {
            case .waiting(let rejection):
                navigator.reportWaiting(stage, rejection, source: source)
                return InboundOutcome(outcome)
            case .rejected: return InboundOutcome(outcome)
            default: break
            }
        }
        // Before the screens are shown: a link that crashes the app must not do so at every launch.
        if let entry { await forget(entry) }
        // The state may have changed in the meantime. The navigator asks whether screens may be left.
        let operation = try InboundPlan(stack, policy: policy, at: navigator.state).operation
        let outcome = await navigator.navigate(operation, source: source)
        // A guard has decided otherwise in the meantime. The pipeline queues the event instead of the navigator.
        if case .waiting = outcome { navigator.dropPending() }
        return InboundOutcome(outcome)
    }

    func outcome(of refusal: InboundRefusal, _ event: InboundEvent) -> InboundOutcome {
        guard case .link(.unknownPath) = refusal, event.source == .universalLink, browse != nil else {
            return .refused(refusal)
        }
        // Before that, there may be no window that opens the browser.
        return isReady ? .handedBack : .waiting(.appReady)
    }
}

extension InboundOutcome {
    init(_ outcome: NavigationOutcome) {
        self =
            switch outcome {
            case .changed: .opened
            case .unchanged: .alreadyThere
            case .refused(let refusal): .refused(.navigation(refusal))
            case .rejected(let rejection): .rejected(rejection)
            case .waiting(let rejection): .waiting(rejection.reason)
            case .superseded: .superseded
            // The navigator doesn't return these after a navigation has ended.
            case .checking, .cancelled: .cancelled
            }
    }
}
