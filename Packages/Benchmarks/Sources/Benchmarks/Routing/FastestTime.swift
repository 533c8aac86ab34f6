/// The shortest time of many samples: what it takes when nothing else is done.
struct FastestTime {
    private var best: Duration?
    private let clock = ContinuousClock()

    /// - Returns: The body's result, so that the optimizer can't remove the body.
    @discardableResult
    mutating func measure(_ body: () throws -> Int) rethrows -> Int {
        var result = 0
        let time = try clock.measure { result = try body() }
        best = min(best ?? time, time)
        return result
    }

    /// In nanoseconds; nil before anything was measured.
    func nanoseconds(each count: Int) -> Double? { best.map { $0 / .nanoseconds(1) / Double(count) } }
}
