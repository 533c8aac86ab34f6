/// A fault, and which requests it befalls: all of them, unless it is said which.
public struct FaultRule: Sendable, Hashable {
    public var fault: Fault
    /// Requests by their number since the plan was made, counting from 1.
    public var numbers: ClosedRange<Int>
    /// What the path (without the query) begins with.
    public var path: String
    /// As `POST`; nil for any.
    public var method: String?
    /// How often it happens at most.
    public var count: Int

    public init(
        _ fault: Fault, numbers: ClosedRange<Int> = 1...Int.max, path: String = "", method: String? = nil,
        count: Int = .max
    ) {
        self.fault = fault
        self.numbers = numbers
        self.path = path
        self.method = method
        self.count = count
    }

    func fits(_ number: Int, _ method: String, _ path: Substring) -> Bool {
        numbers.contains(number) && path.hasPrefix(self.path) && (self.method ?? method) == method
    }
}

extension FaultRule {
    /// Only on the n-th request, counting from 1.
    public func onRequest(_ number: Int) -> FaultRule { onRequests(number...number) }

    /// Only on these requests, counting from 1.
    public func onRequests(_ numbers: ClosedRange<Int>) -> FaultRule {
        with { $0.numbers = numbers }
    }

    /// Only on requests whose path begins so.
    public func onPath(_ prefix: String) -> FaultRule {
        with { $0.path = prefix }
    }

    /// Only on requests with this method, as `POST`.
    public func onMethod(_ method: String) -> FaultRule {
        with { $0.method = method }
    }

    /// Only so often.
    public func times(_ count: Int) -> FaultRule {
        with { $0.count = count }
    }

    private func with(_ change: (inout FaultRule) -> Void) -> FaultRule {
        var copy = self
        change(&copy)
        return copy
    }
}
