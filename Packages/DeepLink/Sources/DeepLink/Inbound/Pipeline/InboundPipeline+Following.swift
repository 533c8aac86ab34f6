import FlowKit

extension InboundPipeline {
    typealias Stack = LinkStack<Schema.Route>

    /// What following a link has come to.
    enum Step {
        case ended(InboundOutcome)
        case wait(InboundWait)
    }

    /// Follows the link of an event that has just come, or has it wait.
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

    /// Follows the link of an event that has waited, or has it wait on.
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

    /// Asks the guards, makes the plan, and does it at once or not at all.
    private func open(_ stack: Stack, of event: InboundEvent, waiting entry: PendingEvent? = nil) async -> Step {
        guard let navigator else { return .ended(.cancelled) }
        let source = NavigationSource(event.source)
        do throws(InboundRefusal) {
            let plan = try plan(stack, of: event, at: navigator.state)
            for stage in plan.stages {
                switch await navigator.verdict(on: stage, source: source) {
                case .allow: break
                case .refuse(let objection): return .ended(.objected(objection))
                case .wait(let objection): return .wait(.reason(objection.reason))
                }
            }
            // Before it is done, never after: a link that brings the app down must not do so at each start.
            if let entry { await forget(entry) }
            // One may be elsewhere by now.
            let operation = try self.plan(stack, of: event, at: navigator.state).operation
            return step(after: await navigator.navigate(operation, source: source), navigator)
        } catch {
            return .ended(.refused(error))
        }
    }

    private func step(after outcome: NavigationOutcome<Schema>, _ navigator: Navigator<Schema>) -> Step {
        switch outcome {
        case .changed: return .ended(.opened)
        case .unchanged: return .ended(.alreadyThere)
        case .refused(let refusal): return .ended(.refused(InboundRefusal(refusal)))
        case .objected(let objection): return .ended(.objected(objection))
        case .waiting(let objection):
            // A guard has changed its mind meanwhile. What waits, waits here.
            navigator.dropPending()
            return .wait(.reason(objection.reason))
        case .superseded: return .ended(.superseded)
        // The navigator does not answer so to who waits for the end.
        case .checking, .cancelled: return .ended(.cancelled)
        }
    }
}
