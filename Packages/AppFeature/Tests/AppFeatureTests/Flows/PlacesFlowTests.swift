import ActivitySwitcher
import Brochures
import FlowKit
import FlowTesting
import Model
import Testing

@testable import AppFeature

/// Between activities and tabs, step by step.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct PlacesFlowTests {
    private let brochure = AppRoute.brochures(.brochure(Brochure.ID(rawValue: "spring-kitchen")))

    @Test func aHotSpotLeadsIntoTheShopAndBack() async throws {
        let app = try AppFlow()
        app.coordinator.select(.wishlist)
        await app.flow.receive(.selectTab(.wishlist)) { $0.apply(.selectTab(.wishlist)) }
        app.coordinator.switchActivity(to: .brochures)
        await app.flow.receive(.switchActivity(to: .brochures, policy: Activity.brochures.switchPolicy)) {
            $0.apply(.switchActivity(to: .brochures))
        }
        app.coordinator.navigate(to: brochure)
        await app.flow.receive(.showing(brochure)) { [brochure] in $0.apply(.push(brochure, on: .tab(.brochures))) }
        let reading = app.coordinator.state

        let product = Product.ID(rawValue: 4)
        app.coordinator.leave(through: .brochures(.product(product)), from: .tab(.brochures))
        await app.flow.receive(.route(.product(4), as: .push, on: .tab(.wishlist))) { state in
            state.apply(.switchActivity(to: .shop))
            state.apply(.push(.product(4), on: .tab(.wishlist)))
        }
        app.coordinator.goBack()
        await app.flow.receive(.back) { $0.apply(.pop()) }
        app.coordinator.goBack()
        await app.flow.receive(.back) { $0.apply(.back) }
        #expect(app.coordinator.state.activities == reading.activities)
        #expect(app.coordinator.currentActivity == .brochures)
        await app.flow.finish()
    }

    @Test func theSwitcherGoesAsOneGoes() async throws {
        let app = try AppFlow()
        app.coordinator.showActivities()
        let id = try #require(await app.flow.receivePresented(.activitySwitcher(.activitySwitcher), as: .halfSheet))
        app.coordinator.leave(through: .activitySwitcher(.activity(Activity.brochures.id)), from: .modal(id))
        await app.flow.receive { state in
            state.apply(.dismissModal(id))
            state.apply(.switchActivity(to: .brochures))
        }
        app.coordinator.goBack()
        await app.flow.receive(.back) { $0 = .beginning }
        await app.flow.finish()
    }

    @Test func theSwitcherIsClosed() async throws {
        let app = try AppFlow()
        app.coordinator.showActivities()
        let id = try #require(await app.flow.receivePresented(.activitySwitcher(.activitySwitcher), as: .halfSheet))
        app.coordinator.leave(through: .activitySwitcher(.close), from: .modal(id))
        await app.flow.receive { $0.apply(.dismissModal(id)) }
        // A second tap comes too late and does nothing.
        app.coordinator.leave(through: .activitySwitcher(.close), from: .modal(id))
        await app.flow.receive(outcome: .unchanged) { _ in }
        expectNoDifference(app.coordinator.state, .beginning)
        await app.flow.finish()
    }

    @Test func aDisabledTabIsRefusedAndSaysWhy() async throws {
        let app = try AppFlow()
        app.coordinator.configurationChanged(to: AppConfiguration(disabledTabs: ["bag": "Closed on Sundays."]))
        await app.flow.receive(source: .configuration) {
            $0.apply(.setDisabledTabs([.init(.bag, reason: "Closed on Sundays.")]))
        }
        app.coordinator.select(.bag)
        let refusal = NavigationOutcome.Refusal.tabDisabled("bag", reason: "Closed on Sundays.")
        await app.flow.receive(.selectTab(.bag), outcome: .refused(refusal))
        let alert = AlertState(
            title: "\(localized: "Bag") isn't available", message: "\("Closed on Sundays.")")
        await app.flow.receive { $0.apply(.present(.alert(alert))) }
        app.flow.navigator.apply(.dismiss)
        await app.flow.receive(.dismiss) { $0.apply(.dismiss) }
        // It is enabled again, and chosen.
        app.coordinator.configurationChanged(to: AppConfiguration())
        await app.flow.receive(source: .configuration) { $0.apply(.setDisabledTabs([])) }
        app.coordinator.select(.bag)
        await app.flow.receive(.selectTab(.bag)) { $0.apply(.selectTab(.bag)) }
        await app.flow.finish()
    }

    @Test func aFeatureThatIsOffIsRefusedAndSaysWhy() async throws {
        let app = try AppFlow()
        app.coordinator.configurationChanged(to: AppConfiguration(disabledFeatures: ["brochures"]))
        await app.flow.receive(source: .configuration, outcome: .unchanged) { _ in }
        app.coordinator.navigate(to: brochure)
        let rejection = NavigationOutcome.Rejection(guardName: "feature", reason: .featureOff("brochures"))
        await app.flow.receive(.showing(brochure), outcome: .rejected(rejection))
        let alert = AlertState(
            title: "Not available", message: "This feature is turned off right now. Please try again later.")
        await app.flow.receive { $0.apply(.present(.alert(alert))) }
        await app.flow.finish()
    }

    @Test func noGuardKeepsTheServerFromHidingAnActivity() async throws {
        let app = try AppFlow(.beginning, AppConditions(version: AppVersion(1)))
        app.coordinator.configurationChanged(
            to: AppConfiguration(
                activities: ["brochures"], disabledTabs: ["bag": "Closed."], minimumVersion: AppVersion(2)))
        await app.flow.receive(source: .configuration) { state in
            state.apply(.setVisibleActivities([.brochures]))
            state.apply(.setDisabledTabs([.init(.bag, reason: "Closed.")]))
        }
        await app.flow.finish()
    }

    @Test(arguments: [
        AppConfiguration(minimumVersion: AppVersion(2)),
        AppConfiguration(disabledFeatures: ["home", "productDetails"]),
    ])
    func noGuardKeepsOneFromGoingBack(under configuration: AppConfiguration) async throws {
        var state = AppState.beginning
        state.apply(.push(.product(1)))
        state.apply(.present(.sheet(FlowState(root: .product(2)))))
        state.apply(.present(.sheet(FlowState(root: .product(3)))))
        let app = try AppFlow(
            state, AppConditions(configuration: configuration, version: AppVersion(1)))
        let upper = try #require(state.modals.last?.id)
        app.flow.navigator.apply(.dismissModal(upper))
        await app.flow.receive(.dismissModal(upper)) { $0.apply(.dismiss) }
        app.coordinator.goBack()
        await app.flow.receive(.back) { $0.apply(.dismiss) }
        app.coordinator.goBack()
        await app.flow.receive(.back) { $0 = .beginning }
        await app.flow.finish()
    }
}
