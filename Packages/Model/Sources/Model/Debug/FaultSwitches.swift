/// The faults that the debug menu adds to all requests, to see how the app handles them.
public struct FaultSwitches: Hashable, Sendable {
    /// The time by which each request is delayed.
    public enum Delay: String, CaseIterable, Hashable, Sendable {
        case none, short, long

        /// The time: none, 1 s or 5 s.
        public var duration: Duration {
            switch self {
            case .none: .zero
            case .short: .seconds(1)
            case .long: .seconds(5)
            }
        }
    }

    /// The failure of each request.
    public enum Failure: String, CaseIterable, Hashable, Sendable {
        case none
        /// The server can't be reached.
        case offline
        /// The server responds with the status 500.
        case serverError
        /// The server responds with the status 429.
        case rateLimited
    }

    public var delay: Delay
    /// The failure. A request that fails isn't sent.
    public var failure: Failure
    /// A Boolean value that indicates whether every second response is lost, after the server has handled its request.
    public var dropsEverySecondResponse: Bool

    /// Creates the switches. By default, all are off.
    public init(delay: Delay = .none, failure: Failure = .none, dropsEverySecondResponse: Bool = false) {
        self.delay = delay
        self.failure = failure
        self.dropsEverySecondResponse = dropsEverySecondResponse
    }

    /// A Boolean value that indicates whether a switch is on.
    public var areActive: Bool { self != FaultSwitches() }
}

/// The switches for network faults. They aren't stored: all are off after a restart.
public protocol FaultService: Sendable {
    /// The current switches.
    var current: FaultSwitches { get }

    /// Returns a stream of the current switches, followed by every change.
    func switches() -> AsyncStream<FaultSwitches>

    /// Replaces the switches. The next request is the first that uses them.
    func set(_ switches: FaultSwitches)
}
