/// The bounds of everything a client can ask for. The defaults suit one person with a handful of browsers.
public struct BrowserHostLimits: Sendable {
    /// Connections open at one time, event streams included.
    public var connections = 256
    /// Sessions in memory at one time. One more ends the one that was idle for longest; if none is idle, it is refused.
    public var liveSessions = 64
    /// Sessions with a directory. One more removes those past their lifetime; if there are none, it is refused.
    public var storedSessions = 10_000
    /// How long a session's directory and cookie are kept after the last use. Browsers allow 400 days at most.
    public var sessionLifetime: Duration = .seconds(400 * 24 * 3600)
    /// How long a session without an open page stays in memory. It comes back from its directory.
    public var idleTime: Duration = .seconds(30 * 60)
    /// How often new sessions may be made, by all clients together.
    public var newSessions = RateLimit(burst: 20, perSecond: 1)
    /// How often each session may send events.
    public var events = RateLimit(burst: 60, perSecond: 30)
    /// How often programs on this machine may send a message to the apps.
    public var messages = RateLimit(burst: 20, perSecond: 5)
    /// How long an app may take over a message before its sender hears that it is not done yet.
    public var messageTime: Duration = .seconds(10)
    /// The size of a request's body, in bytes.
    public var requestBody = 64 * 1024
    /// How long a request may take to arrive.
    public var requestTime: Duration = .seconds(10)
    /// The length of a path with its query, in bytes.
    public var location = 2048
    /// Pages (tabs) of one session whose state is kept; the oldest is forgotten, and shown anew when it speaks again.
    public var pages = 8
    /// Event streams open at one time for one session.
    public var streams = 5
    /// Entries of the browser's history that go back to the very state; older ones open their location.
    public var history = 100
    /// How often a silent event stream shows that it is alive.
    public var heartbeat: Duration = .seconds(15)
    /// How long a page may leave what was sent to it unread before its stream is closed.
    public var slowConsumer: Duration = .seconds(30)
    /// How long a first page waits for what is loading, so that it arrives complete.
    public var firstPage: Duration = .milliseconds(400)
    /// How long requests may take to end when the server stops.
    public var shutdown: Duration = .seconds(5)

    public init() {}
}
