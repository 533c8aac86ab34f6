/// The bounds of everything a client can ask for. The defaults suit one person with a handful of browsers.
public struct BrowserHostLimits: Sendable {
    /// The number of connections open at one time, event streams included.
    public var connections = 256
    /// The number of connections open at one time for one client address. One more is closed at once.
    public var connectionsPerClient = 128
    /// The number of sessions in memory at one time.
    ///
    /// One more ends another: one without an open page, or one of the address with the most sessions. A session that
    /// was ended comes back from its directory. The new one is refused only while all the others are in use.
    public var liveSessions = 64
    /// The time after its last event or page load in which a session with an open page counts as in use.
    public var activeTime: Duration = .seconds(60)
    /// The number of sessions with a directory.
    ///
    /// One more removes expired sessions, or else the oldest one whose browser never came back. It is refused if there
    /// is none.
    public var storedSessions = 10_000
    /// The lifetime of a session's directory and cookie after the last use. Browsers allow 400 days at most.
    public var sessionLifetime: Duration = .seconds(400 * 24 * 3600)
    /// The lifetime of a session's directory if its browser never came back with the cookie.
    public var unusedSessionLifetime: Duration = .seconds(3600)
    /// The time after which a session without an open page leaves memory. It comes back from its directory.
    public var idleTime: Duration = .seconds(30 * 60)
    /// The rate at which a client address may start sessions, new ones and stored ones.
    public var sessionStarts = RateLimit(burst: 20, perSecond: 1)
    /// The rate at which a session may load pages.
    public var documents = RateLimit(burst: 30, perSecond: 5)
    /// The rate at which a session may open event streams.
    public var streamOpenings = RateLimit(burst: 30, perSecond: 3)
    /// The rate at which a session may send events. Each event of a message counts.
    public var events = RateLimit(burst: 100, perSecond: 30)
    /// The rate at which programs on this machine may send messages to the apps.
    public var messages = RateLimit(burst: 20, perSecond: 5)
    /// The time that an app has to handle a message before its sender gets a response without the result.
    public var messageTime: Duration = .seconds(10)
    /// The size of a request's body, in bytes.
    public var requestBody = 64 * 1024
    /// The time in which a request must arrive.
    public var requestTime: Duration = .seconds(10)
    /// The length of a path with its query, in bytes.
    public var location = 2048
    /// The number of windows (tabs) of one session. One more closes the one that was used least recently and isn't visible;
    /// its tab opens its location again when it is looked at.
    public var windows = 8
    /// The number of documents of one window whose state is kept. A forgotten one is sent again in full.
    public var pages = 8
    /// The number of event streams open at one time for one session.
    public var streams = 5
    /// The number of entries of the browser's history that restore the app's state. Older ones open their location.
    public var history = 100
    /// The number of style rules of one session. When it has more, it starts a new style sheet with those in use.
    public var styleRules = 2048
    /// The time between two signs of life on a silent event stream.
    public var heartbeat: Duration = .seconds(15)
    /// The time after which the stream of a page that reads nothing is closed.
    public var slowConsumer: Duration = .seconds(30)
    /// The time that a document waits for content that is loading.
    public var firstPage: Duration = .milliseconds(400)
    /// The time that requests have to end when the server stops.
    public var shutdown: Duration = .seconds(5)

    public init() {}
}
