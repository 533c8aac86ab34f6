import Foundation
import Model
import Testing

struct AppUpdateTests {
    @Test func theOldestThatWorksComesBeforeTheOldestThatIsRecommended() {
        let page = URL(string: "https://shop.example/app")
        let configuration = AppConfiguration(
            minimumVersion: AppVersion(1, 2), recommendedVersion: AppVersion(1, 5), updateURL: page)
        #expect(configuration.update(of: AppVersion(1, 1)) == .required(AppVersion(1, 2), page))
        #expect(configuration.update(of: AppVersion(1, 2)) == .recommended(AppVersion(1, 5), page))
        #expect(configuration.update(of: AppVersion(1, 5)) == nil)
        #expect(AppConfiguration().update(of: AppVersion(0)) == nil)
    }

    @Test func configurationStoredByAnOlderVersionDecodes() throws {
        let kept = #"{"disabledTabs":{"bag":"Closed"},"disabledFeatures":["x"],"minimumVersion":"1.2"}"#
        let configuration = try JSONDecoder().decode(AppConfiguration.self, from: Data(kept.utf8))
        #expect(
            configuration
                == AppConfiguration(
                    disabledTabs: ["bag": "Closed"], disabledFeatures: ["x"], minimumVersion: AppVersion(1, 2)))
    }

    @Test func allOfItSurvivesBeingKept() throws {
        let configuration = AppConfiguration(
            activities: [.shop], recommendedVersion: AppVersion(3), updateURL: URL(string: "https://shop.example/app"),
            flags: ["f": RemoteFlag(value: .int(1), rules: [FlagRule(percentage: 12.5, value: .int(2))])],
            webView: WebViewConfiguration(allowedHosts: ["a"], javaScript: false, userAgent: "Shop"))
        let read = try JSONDecoder().decode(AppConfiguration.self, from: JSONEncoder().encode(configuration))
        #expect(read == configuration)
    }
}
