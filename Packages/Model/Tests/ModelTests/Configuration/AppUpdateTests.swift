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
}
