import FlowKit
import Foundation
import Model

/// The last configuration of the server. Messages and sections of another version of the app are left out.
struct StoredConfiguration: StoredFormat {
    private var activities: [String]?
    private var disabledTabs: [String: String]?
    private var disabledFeatures: [String]?
    private var minimumVersion: String?
    private var recommendedVersion: String?
    private var updateURL: URL?
    private var flags: [String: StoredFlag]?
    private var webView: StoredWebView?
    private var messages: [StoredMessage]?
    private var homeSections: [String]?

    init(storing configuration: AppConfiguration) {
        activities = configuration.activities?.map(\.rawValue)
        disabledTabs = configuration.disabledTabs
        disabledFeatures = configuration.disabledFeatures.sorted()
        minimumVersion = configuration.minimumVersion?.description
        recommendedVersion = configuration.recommendedVersion?.description
        updateURL = configuration.updateURL
        flags = configuration.flags.mapValues(StoredFlag.init)
        webView = StoredWebView(storing: configuration.webView)
        messages = configuration.messages.map(StoredMessage.init)
        homeSections = configuration.homeSections?.map(\.rawValue)
    }

    func value() throws -> AppConfiguration {
        AppConfiguration(
            activities: activities?.map { ActivityID(rawValue: $0) }, disabledTabs: disabledTabs ?? [:],
            disabledFeatures: Set(disabledFeatures ?? []),
            minimumVersion: try minimumVersion.map { try AppVersion($0).required("minimumVersion") },
            recommendedVersion: try recommendedVersion.map { try AppVersion($0).required("recommendedVersion") },
            updateURL: updateURL, flags: try flags?.mapValues { try $0.value() } ?? [:],
            webView: webView?.value() ?? WebViewConfiguration(),
            messages: messages?.compactMap { try? $0.value() } ?? [],
            homeSections: homeSections?.compactMap(HomeSection.init))
    }
}

private struct StoredFlag: StoredFormat {
    struct Rule: Codable {
        var versions: String?
        var users: [Int]?
        var countries: [String]?
        var percentage: Double?
        var value: RawFlagValue?
    }

    private enum CodingKeys: String, CodingKey {
        case initial = "value"
        case rules
    }

    private var initial: RawFlagValue?
    private var rules: [Rule]?

    init(storing flag: RemoteFlag) {
        initial = flag.value
        rules = flag.rules.map {
            Rule(
                versions: $0.versions?.description, users: $0.users?.map(\.rawValue).sorted(),
                countries: $0.countries?.sorted(), percentage: $0.percentage, value: $0.value)
        }
    }

    func value() throws -> RemoteFlag {
        RemoteFlag(
            value: try initial.required("value"),
            rules: try (rules ?? []).map { rule in
                FlagRule(
                    versions: try rule.versions.map { try VersionRange($0).required("versions") },
                    users: rule.users.map { Set($0.map(User.ID.init)) }, countries: rule.countries.map(Set.init),
                    percentage: rule.percentage, value: try rule.value.required("value"))
            })
    }
}

private struct StoredWebView: StoredFormat {
    private var allowedHosts: [String]?
    private var allowedSchemes: [String]?
    private var javaScript: Bool?
    private var userAgent: String?

    init(storing configuration: WebViewConfiguration) {
        (allowedHosts, allowedSchemes) = (configuration.allowedHosts.sorted(), configuration.allowedSchemes.sorted())
        (javaScript, userAgent) = (configuration.javaScript, configuration.userAgent)
    }

    func value() -> WebViewConfiguration {
        WebViewConfiguration(
            allowedHosts: Set(allowedHosts ?? []), allowedSchemes: Set(allowedSchemes ?? []),
            javaScript: javaScript ?? false, userAgent: userAgent)
    }
}

private struct StoredMessage: StoredFormat {
    private var id: String?
    private var style: String?
    private var title: String?
    private var text: String?
    private var link: String?

    init(storing message: InAppMessage) {
        (id, style, title) = (message.id.rawValue, message.style.rawValue, message.title)
        (text, link) = (message.text, message.link)
    }

    func value() throws -> InAppMessage {
        InAppMessage(
            id: InAppMessage.ID(rawValue: try id.required("id")),
            style: try style.flatMap(InAppMessage.Style.init).required("style"), title: try title.required("title"),
            text: text ?? "", link: link)
    }
}
