import FlowKit
import FlowTesting
import Foundation
import Mocks
import Model
import Testing

@testable import AppFeature

/// Sessions of the shop that were recorded with the debug menu's "Save as test fixture".
///
/// If the navigation changes on purpose, record the session again and replace the file.
@MainActor
@Suite struct RecordedSessionTests {
    /// Search, a product, the bag, a sheet, links, another activity, and back.
    @Test func theNavigationOfAShoppingTripIsTheSame() throws {
        let journal = try Self.journal("shopping")
        #expect(journal.entries.count > 20)
        #expect(journal.firstDivergence() == nil)

        let app = AppCoordinator(
            journal.start, links: try AppSamples.router(), conditions: AppConditions(session: .signedIn(.emily)),
            observers: [])
        for entry in journal.entries {
            let outcome = app.navigator.apply(entry.operation, source: entry.source)
            #expect(outcome == entry.outcome, "\(entry.operation)")
        }
        expectNoDifference(app.state, journal.end)
    }

    private static func journal(_ name: String) throws -> NavigationJournal<AppNavigation> {
        let file = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
        return try JSONDecoder().decode(NavigationJournal<AppNavigation>.self, from: Data(contentsOf: file))
    }
}
