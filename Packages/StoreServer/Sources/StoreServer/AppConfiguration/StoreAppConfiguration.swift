/// What the store tells the app of itself.
public struct StoreAppConfiguration: Sendable, Hashable {
    /// The activities to show, in this order; nil to say nothing of them.
    public var activities: [String]?
    /// The tabs that can't be chosen, each with a reason for the user to read.
    public var disabledTabs: [String: String]
    /// The features that are switched off.
    public var disabledFeatures: [String]
    /// The oldest version of the app that still works, as `1.2`; nil when all do. It is told as it is.
    public var minimumVersion: String?
    /// The oldest version that nobody is asked to replace; nil to ask nobody.
    public var recommendedVersion: String?
    /// Where a newer version is to be had.
    public var updateURL: String?
    /// Values by their names.
    public var flags: [String: StoreFlag]
    /// Nil to say nothing of pages.
    public var webView: StoreWebView?

    /// Everything is on, unless something else is said.
    public init(
        activities: [String]? = nil, disabledTabs: [String: String] = [:], disabledFeatures: [String] = [],
        minimumVersion: String? = nil, recommendedVersion: String? = nil, updateURL: String? = nil,
        flags: [String: StoreFlag] = [:], webView: StoreWebView? = nil
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

    func write(to json: inout JSONWriter) {
        json.object { json in
            if let activities { json.field("activities", activities) }
            json.key("disabledTabs")
            json.object { json in
                for (tab, reason) in disabledTabs.sorted(by: { $0.key < $1.key }) { json.field(tab, reason) }
            }
            json.field("disabledFeatures", disabledFeatures)
            if let minimumVersion { json.field("minimumVersion", minimumVersion) }
            if let recommendedVersion { json.field("recommendedVersion", recommendedVersion) }
            if let updateURL { json.field("updateURL", updateURL) }
            if !flags.isEmpty {
                json.key("flags")
                json.object { json in
                    for (name, flag) in flags.sorted(by: { $0.key < $1.key }) {
                        json.key(name)
                        flag.write(to: &json)
                    }
                }
            }
            if let webView {
                json.key("webView")
                webView.write(to: &json)
            }
        }
    }
}
