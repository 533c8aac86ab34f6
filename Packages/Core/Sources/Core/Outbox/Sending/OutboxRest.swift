/// What the sender does after a step.
enum OutboxRest: Hashable, Sendable {
    /// There is more to do now.
    case goOn
    /// Nothing before this time has passed, unless it is woken.
    case wait(Duration)
    /// Nothing until it is woken.
    case sleep

    /// The earlier of two.
    func orSooner(_ wait: Duration?) -> OutboxRest {
        switch (self, wait) {
        case (.goOn, _), (_, nil): self
        case (.sleep, let wait?): .wait(wait)
        case (.wait(let own), let wait?): .wait(min(own, wait))
        }
    }
}
