/// How long what the device holds of something is good, and what is done with it afterwards.
public struct CachePolicy: Hashable, Sendable {
    /// So long it is as good as new: nobody asks the server.
    public var timeToLive: Duration
    /// So long after that it is shown at once while the server is asked.
    public var staleWhileRevalidate: Duration
    /// So long after ``timeToLive`` it is shown when the server can't answer.
    public var staleIfError: Duration

    /// A negative time counts as none.
    public init(timeToLive: Duration, staleWhileRevalidate: Duration = .zero, staleIfError: Duration = .zero) {
        self.timeToLive = max(timeToLive, .zero)
        self.staleWhileRevalidate = max(staleWhileRevalidate, .zero)
        self.staleIfError = max(staleIfError, .zero)
    }

    /// What is to be done with something of this age.
    ///
    /// An age below zero, of something that was loaded when the clock was ahead, counts as too old to be believed.
    public func phase(atAge age: Duration) -> CachePhase {
        if age < .zero { return staleIfError > .zero ? .usableOnError : .expired }
        if age < timeToLive { return .fresh }
        let stale = age - timeToLive
        if stale < staleWhileRevalidate { return .usable }
        return stale < staleIfError ? .usableOnError : .expired
    }
}

/// What is to be done with something that the device holds.
public enum CachePhase: Hashable, Sendable {
    /// Use it.
    case fresh
    /// Use it, and ask the server.
    case usable
    /// Ask the server, and use it when that can't answer.
    case usableOnError
    /// Ask the server.
    case expired
}
