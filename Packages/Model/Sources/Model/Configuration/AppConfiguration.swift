public import FlowKit
public import Foundation

/// What the server says of the app: what it shows at present, and what it does not.
public struct AppConfiguration: Hashable, Codable, Sendable {
    /// The activities to show, in this order; nil for all of them as the app has them. Unknown ones are passed over.
    public var activities: [ActivityID]?
    /// The tabs that can't be chosen, by identifier, each with a reason for the user to read.
    public var disabledTabs: [String: String]
    /// The features that are switched off, by name.
    public var disabledFeatures: Set<String>
    /// The oldest version of the app that still works; nil when all do.
    public var minimumVersion: AppVersion?
    /// The oldest version of the app that one should have; nil when all will do.
    public var recommendedVersion: AppVersion?
    /// Where a newer version is to be had; nil when that is not known.
    public var updateURL: URL?
    /// What the server decides of the app while it runs, by the flags' names.
    public var flags: [String: RemoteFlag]
    /// Which pages of the web may be shown inside the app.
    public var webView: WebViewConfiguration

    /// A configuration. Without anything said, everything is on.
    public init(
        activities: [ActivityID]? = nil, disabledTabs: [String: String] = [:], disabledFeatures: Set<String> = [],
        minimumVersion: AppVersion? = nil, recommendedVersion: AppVersion? = nil, updateURL: URL? = nil,
        flags: [String: RemoteFlag] = [:], webView: WebViewConfiguration = WebViewConfiguration()
    ) {
        self.activities = activities
        self.disabledTabs = disabledTabs
        self.disabledFeatures = disabledFeatures
        self.minimumVersion = minimumVersion
        self.recommendedVersion = recommendedVersion
        self.updateURL = updateURL
        self.flags = flags
        self.webView = webView
    }

    /// Reads what was written, also by a version of the app that knew less of it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        activities = try container.decodeIfPresent([ActivityID].self, forKey: .activities)
        disabledTabs = try container.decodeIfPresent([String: String].self, forKey: .disabledTabs) ?? [:]
        disabledFeatures = try container.decodeIfPresent(Set<String>.self, forKey: .disabledFeatures) ?? []
        minimumVersion = try container.decodeIfPresent(AppVersion.self, forKey: .minimumVersion)
        recommendedVersion = try container.decodeIfPresent(AppVersion.self, forKey: .recommendedVersion)
        updateURL = try container.decodeIfPresent(URL.self, forKey: .updateURL)
        flags = try container.decodeIfPresent([String: RemoteFlag].self, forKey: .flags) ?? [:]
        webView = try container.decodeIfPresent(WebViewConfiguration.self, forKey: .webView) ?? .init()
    }
}
