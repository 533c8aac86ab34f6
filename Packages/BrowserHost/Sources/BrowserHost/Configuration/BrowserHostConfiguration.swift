public import Foundation
public import HeadlessUI

/// The address, allowed hosts, directory and limits of a host.
public struct BrowserHostConfiguration: Sendable {
    /// The address to listen on. Everything but the loopback addresses makes the app reachable by others.
    public var host: String
    /// The port; 0 takes a free one, which ``BrowserHost/run(onListening:)`` reports.
    public var port: Int
    /// The directory that holds one directory for each session.
    public var sessionRoot: URL
    /// The app's name: shown on the host's own pages, and the heading of the navigation bar.
    public var appName: String
    /// The name of the query item that the app's locations have once for each sheet and cover, such as "modal". The page
    /// below keeps its place in the browser's history while they are shown. Without a name, each location is a page.
    public var presentationItem: String?
    /// Hosts, beyond the loopback names, by which browsers may call this server (without port).
    ///
    /// Requests with another name are refused: the page of another site could reach a local server by making its own
    /// name point to it.
    public var allowedHosts: Set<String>
    /// The allowed origins of pictures, such as `http://127.0.0.1:8081`. Other pictures aren't shown.
    ///
    /// The host doesn't start with an invalid origin (``BrowserHostError/invalidOrigin(_:)``).
    public var imageOrigins: [String]
    /// The allowed origins of web pages, which are shown in a frame without scripts. A page of another origin is a link.
    ///
    /// The host doesn't start with an invalid origin (``BrowserHostError/invalidOrigin(_:)``).
    public var frameOrigins: [String]
    /// Set this when browsers reach the server through TLS: the cookie is then never sent without it.
    public var usesSecureCookies: Bool
    /// A Boolean value that lets programs on this machine send messages to the apps (``BrowserApp/receive(_:)``), with the
    /// token in `control.json` in the session root: see ``ControlAddress``.
    public var takesMessages: Bool
    /// The translations of the app's texts and of the host's own.
    public var translations: StringCatalog
    public var limits: BrowserHostLimits

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        sessionRoot: URL,
        appName: String = "App",
        presentationItem: String? = nil,
        allowedHosts: Set<String> = [],
        imageOrigins: [String] = [],
        frameOrigins: [String] = [],
        usesSecureCookies: Bool = false,
        takesMessages: Bool = false,
        translations: StringCatalog = StringCatalog(),
        limits: BrowserHostLimits = BrowserHostLimits()
    ) {
        self.host = host
        self.port = port
        self.sessionRoot = sessionRoot
        self.appName = appName
        self.presentationItem = presentationItem
        self.allowedHosts = allowedHosts
        self.imageOrigins = imageOrigins
        self.frameOrigins = frameOrigins
        self.usesSecureCookies = usesSecureCookies
        self.takesMessages = takesMessages
        self.translations = translations
        self.limits = limits
    }

    /// Returns whether a text is a valid origin for pictures or web pages: `http` or `https`, a host and an optional port, without
    /// user, path, query and fragment.
    public static func isOrigin(_ text: String) -> Bool { ContentOrigin(text) != nil }
}

/// The host's clock: the time since some start, and a sleep. Tests use their own.
struct HostClock: Sendable {
    let now: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }
}
