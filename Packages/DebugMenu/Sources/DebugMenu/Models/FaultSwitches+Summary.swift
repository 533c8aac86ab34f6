import Model

extension FaultSwitches {
    /// The switches that are on, in words: `Delay of 5 s, no connection`. Empty if all are off.
    var summary: String {
        let parts = [
            delay == .none ? nil : "delay of \(delay.duration.components.seconds) s",
            failure.summary,
            dropsEverySecondResponse ? "every second response is lost" : nil,
        ]
        let text = parts.compactMap(\.self).joined(separator: ", ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension FaultSwitches.Failure {
    fileprivate var summary: String? {
        switch self {
        case .none: nil
        case .offline: "no connection"
        case .serverError: "all requests fail with 500"
        case .rateLimited: "all requests fail with 429"
        }
    }
}
