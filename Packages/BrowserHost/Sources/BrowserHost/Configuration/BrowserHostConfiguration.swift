public import Foundation

/// Where to listen, whom to answer, what to keep, and how much of everything.
public struct BrowserHostConfiguration: Sendable {
    /// The address to listen on. Everything but the loopback addresses makes the app reachable by others.
    public var host: String
    /// The port; 0 takes a free one, which ``BrowserHost/run(onListening:)`` reports.
    public var port: Int
    /// The directory that holds one directory for each session.
    public var sessionRoot: URL
    /// The app's name: shown on the host's own pages, and the heading of the navigation bar.
    public var appName: String
    /// Hosts, beyond the loopback names, by which browsers may call this server (without port).
    ///
    /// A request that calls it by another name is refused: that is how a page elsewhere would reach a local server, by
    /// making its own name point here.
    public var allowedHosts: Set<String>
    /// The origins pictures may come from, such as `http://127.0.0.1:8081`. Pictures from elsewhere aren't shown.
    ///
    /// A text that is no origin keeps the host from starting (``BrowserHostError/noImageOrigin(_:)``).
    public var imageOrigins: [String]
    /// Set when browsers reach the server through TLS: the cookie is then never sent without it.
    public var usesSecureCookies: Bool
    /// Whether programs on this machine may send messages to the apps (``BrowserApp/receive(_:)``), with what they find
    /// in `control.json` in the session root: see ``ControlAddress``.
    public var takesMessages: Bool
    public var limits: BrowserHostLimits

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        sessionRoot: URL,
        appName: String = "App",
        allowedHosts: Set<String> = [],
        imageOrigins: [String] = [],
        usesSecureCookies: Bool = false,
        takesMessages: Bool = false,
        limits: BrowserHostLimits = BrowserHostLimits()
    ) {
        self.host = host
        self.port = port
        self.sessionRoot = sessionRoot
        self.appName = appName
        self.allowedHosts = allowedHosts
        self.imageOrigins = imageOrigins
        self.usesSecureCookies = usesSecureCookies
        self.takesMessages = takesMessages
        self.limits = limits
    }

    /// Whether a text is an origin that pictures can come from: `http` or `https`, a host and perhaps a port, without
    /// user, path, query and fragment.
    public static func isImageOrigin(_ text: String) -> Bool { ImageOrigin(text) != nil }
}
