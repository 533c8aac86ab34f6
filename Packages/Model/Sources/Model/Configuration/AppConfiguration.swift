public import FlowKit
public import Foundation
public import Loading

/// The remote configuration of the app.
public struct AppConfiguration: Hashable, Sendable {
    /// The activities to show, in order. `nil` shows all activities in the app's order. Unknown activities are ignored.
    public var activities: [ActivityID]?
    /// The disabled tabs by identifier, each with a reason to show to the user.
    public var disabledTabs: [String: String]
    /// The names of the disabled features.
    public var disabledFeatures: Set<String>
    /// The oldest supported version of the app. `nil` if all versions are supported.
    public var minimumVersion: AppVersion?
    /// The oldest recommended version of the app. `nil` if there is no recommendation.
    public var recommendedVersion: AppVersion?
    /// The URL for updating the app. `nil` if it isn't known.
    public var updateURL: URL?
    /// The feature flags by name.
    public var flags: [String: RemoteFlag]
    /// The web pages that the app may show.
    public var webView: WebViewConfiguration
    /// The messages to show, most important first.
    public var messages: [InAppMessage]
    /// The sections of the home screen, in order. `nil` shows all sections in the app's order.
    public var homeSections: [HomeSection]?

    /// Creates a configuration. By default, everything is enabled.
    public init(
        activities: [ActivityID]? = nil, disabledTabs: [String: String] = [:], disabledFeatures: Set<String> = [],
        minimumVersion: AppVersion? = nil, recommendedVersion: AppVersion? = nil, updateURL: URL? = nil,
        flags: [String: RemoteFlag] = [:], webView: WebViewConfiguration = WebViewConfiguration(),
        messages: [InAppMessage] = [], homeSections: [HomeSection]? = nil
    ) {
        self.activities = activities
        self.disabledTabs = disabledTabs
        self.disabledFeatures = disabledFeatures
        self.minimumVersion = minimumVersion
        self.recommendedVersion = recommendedVersion
        self.updateURL = updateURL
        self.flags = flags
        self.webView = webView
        self.messages = messages
        self.homeSections = homeSections
    }
}

/// An available update of the app.
public enum AppUpdate: Hashable, Sendable {
    /// An update is required: the oldest supported version, and the URL for updating, if known.
    case required(AppVersion, URL?)
    /// An update is recommended: the recommended version, and the URL for updating, if known.
    case recommended(AppVersion, URL?)
}

extension AppConfiguration {
    /// Returns the update that a version of the app needs. Returns `nil` if it is up to date.
    public func update(of version: AppVersion) -> AppUpdate? {
        if let minimumVersion, version < minimumVersion { return .required(minimumVersion, updateURL) }
        if let recommendedVersion, version < recommendedVersion { return .recommended(recommendedVersion, updateURL) }
        return nil
    }
}

/// Loads the remote configuration of the app.
public protocol ConfigurationService: Sendable {
    /// Returns a stream of the latest configuration, followed by every change. Initially, everything is enabled.
    func configuration() -> AsyncStream<AppConfiguration>

    /// Reloads the configuration, which is published through ``configuration()``. On failure, the latest configuration
    /// stays.
    ///
    /// - Parameter policy: `.cacheFirst` sends a request only if the stored value is stale; `.cacheOnly` and
    ///   `.staleIfError` send none.
    func refresh(_ policy: FetchPolicy) async throws(ServiceError)
}

extension ConfigurationService {
    /// Reloads from the server, even if the stored value is fresh.
    public func refresh() async throws(ServiceError) { try await refresh(.networkOnly) }
}
