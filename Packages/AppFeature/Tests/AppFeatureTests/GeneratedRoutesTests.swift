import FlowKit
import Testing

@testable import AppFeature

/// What is written by hand says what the view models declare.
@Suite struct GeneratedTableTests {
    @Test(arguments: Tab.allCases)
    func aTabIsWhatItsViewModelDeclares(tab: Tab) {
        #expect(tab.config?.identifier == tab.identifier)
        #expect(tab.config?.title == tab.title)
        #expect(tab.config?.icon == tab.icon)
        #expect(tab.config?.index == Tab.allCases.firstIndex(of: tab))
    }

    @Test func everyTabIsATabOfItsActivity() {
        for activity in Activity.allCases {
            #expect(Tab.tabs(for: activity) == Tab.allCases.filter { $0.activity == activity })
            #expect(activity.defaultTab.activity == activity)
        }
    }

    @Test func everyViewModelIsFoundByItsPath() {
        #expect(RoutableTypes.byPath.count == RoutableTypes.all.count)
        for type in RoutableTypes.all { #expect(RoutableTypes.byPath[type.routeConfig.path] == type) }
    }

    @Test func everyDeclaredTabIsThere() {
        let declared = RoutableTypes.all.compactMap { $0.routeConfig.tab?.identifier }
        #expect(Set(declared) == Set(Tab.allCases.map(\.identifier)))
    }

    @Test func theTableHasNoContradiction() throws {
        _ = try AppRoute.linkTable()
    }
}
