import Model
import Testing

@testable import Core

struct CircuitBreakerTests {
    /// What a breaker is to do, in other words: a list of all that has been noted, and no state but what follows from it.
    private struct Simple {
        let policy: CircuitBreakerPolicy
        var failuresInARow = 0
        /// When the server may be asked again; nil as long as it may be asked by everybody.
        var closedUntil: Duration?
        var wait: Duration = .zero
        var isProbing = false

        mutating func mayAsk(_ now: Duration) -> Bool {
            guard let closedUntil else { return true }
            guard now >= closedUntil, !isProbing else { return false }
            isProbing = true
            return true
        }

        mutating func answered() {
            (failuresInARow, closedUntil, wait, isProbing) = (0, nil, .zero, false)
        }

        mutating func failed(_ now: Duration, isProbe: Bool) {
            if closedUntil == nil {
                guard !isProbe else { return }
                failuresInARow += 1
                guard failuresInARow == policy.failures else { return }
                (closedUntil, wait) = (now + policy.firstWait, policy.firstWait)
            } else if isProbe, isProbing {
                wait = min(wait * 2, policy.longestWait)
                (closedUntil, isProbing) = (now + wait, false)
            }
        }

        mutating func unknown(_ now: Duration, isProbe: Bool) {
            guard isProbe, isProbing, closedUntil != nil else { return }
            (closedUntil, isProbing) = (now, false)
        }
    }

    @Test(arguments: 1...40)
    func whateverHappensItDoesWhatTheSimpleModelDoes(_ seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let policy = CircuitBreakerPolicy(
            failures: Int.random(in: 1...4, using: &generator), firstWait: .seconds(2), longestWait: .seconds(16))
        var breaker = CircuitBreaker(policy: policy)
        var model = Simple(policy: policy)
        var now = Duration.zero
        var onTheirWay: [CircuitBreaker.Admission] = []
        for _ in 0..<400 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                now += .seconds(Int.random(in: 0...5, using: &generator))
            case 1, 2:
                let admission = breaker.admit(at: now)
                let isAdmitted = admission == .asUsual || admission == .asProbe
                #expect(model.mayAsk(now) == isAdmitted)
                if isAdmitted { onTheirWay.append(admission) }
            default:
                guard let place = onTheirWay.indices.randomElement(using: &generator) else { continue }
                let admission = onTheirWay.remove(at: place)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0:
                    breaker.note(.answered, of: admission, at: now)
                    model.answered()
                    // A probe of before is none any more; what becomes of it is what becomes of any.
                    onTheirWay = onTheirWay.filter { $0 != .asProbe }
                case 1:
                    breaker.note(.unknown, of: admission, at: now)
                    model.unknown(now, isProbe: admission == .asProbe)
                default:
                    breaker.note(.failed(.offline), of: admission, at: now)
                    model.failed(now, isProbe: admission == .asProbe)
                }
            }
        }
    }

    @Test func itFailsWithWhatOpenedIt() {
        var breaker = CircuitBreaker(policy: CircuitBreakerPolicy(failures: 2))
        let failures: [ServiceError] = [.offline, .server(status: 503, message: "maintenance")]
        for failure in failures { breaker.note(.failed(failure), of: breaker.admit(at: .zero), at: .zero) }
        #expect(breaker.admit(at: .milliseconds(999)) == .refused(failures[1]))
        #expect(breaker.admit(at: .seconds(1)) == .asProbe)
        #expect(breaker.admit(at: .seconds(1)) == .refused(failures[1]))
    }

    @Test func aFailureFromBeforeDoesNotMakeTheWaitLonger() {
        var breaker = CircuitBreaker(policy: CircuitBreakerPolicy(failures: 1))
        let (first, second) = (breaker.admit(at: .zero), breaker.admit(at: .zero))
        breaker.note(.failed(.offline), of: first, at: .zero)
        breaker.note(.failed(.offline), of: second, at: .milliseconds(900))
        #expect(breaker.admit(at: .seconds(1)) == .asProbe)
    }
}
