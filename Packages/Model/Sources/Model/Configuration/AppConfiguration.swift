public import FlowKit

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

    /// A configuration. Without anything said, everything is on.
    public init(
        activities: [ActivityID]? = nil, disabledTabs: [String: String] = [:], disabledFeatures: Set<String> = [],
        minimumVersion: AppVersion? = nil
    ) {
        self.activities = activities
        self.disabledTabs = disabledTabs
        self.disabledFeatures = disabledFeatures
        self.minimumVersion = minimumVersion
    }
}
