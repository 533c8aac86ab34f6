import FlowTestSupport

#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import MyAccount
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import AppFeature

    /// Two windows at once: whatever is done in one, the other is as if it were alone.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct TwoWindowsTests {
        @Test(arguments: 1...12 as ClosedRange<UInt64>)
        func nothingLeaksFromOneIntoTheOther(seed: UInt64) async throws {
            let shop = try Shop()
            let windows = [
                shop.viewModel,
                try AppFeatureViewModel(services: shop.services, state: .beginning, policy: .test, window: .additional),
            ]
            // The same is done to each of these, and they are alone.
            let alone = [try Shop().viewModel, try Shop().viewModel]
            for window in windows + alone { await window.inbound.becomeReady() }

            var numbers = SplitMix64(seed: seed)
            let samples = NavigationSamples<AppNavigation>(routes: AppSamples.routes)
            for step in 0..<60 {
                let index = Int.random(in: 0...1, using: &numbers)
                let other = windows[1 - index].coordinator.state
                if Bool.random(using: &numbers) {
                    let operation = numbers.operation(of: samples, restoring: [windows[index].coordinator.state])
                    for window in [windows[index], alone[index]] { window.coordinator.navigator.apply(operation) }
                } else {
                    let link = AppSamples.links.randomElement(using: &numbers) ?? ""
                    let outcomes = [
                        await windows[index].inbound.handle(.url(link)), await alone[index].inbound.handle(.url(link)),
                    ]
                    #expect(outcomes[0] == outcomes[1], "step \(step), \(link)")
                }
                for window in windows + alone { await window.becomeQuiet() }
                expectNoDifference(
                    windows[1 - index].coordinator.state, other, "step \(step) was seen by the other window")
                expectNoDifference(windows[index].coordinator.state, alone[index].coordinator.state, "step \(step)")
            }
            // Both hear of the user, and go on with what waited in them alone.
            for window in windows + alone { await window.coordinator.sessionChanged(to: .signedIn(.emily)) }
            for window in windows + alone { await window.becomeQuiet() }
            for index in 0...1 {
                expectNoDifference(windows[index].coordinator.state, alone[index].coordinator.state)
                #expect(windows[index].inbound.pending.map(\.link) == alone[index].inbound.pending.map(\.link))
            }
        }

        @Test func aWindowThatOpensLaterDoesNotFollowALinkOfAnother() async throws {
            let shop = try Shop()
            let one = await shop.open()
            shop.viewModel.inbound.receive(.url("shop://orders"))
            await one.settle { one.title == "Sign in" }

            let other = try AppFeatureViewModel(
                services: shop.services, state: .beginning, policy: .test, window: .additional)
            let two = ScreenDriver { AppFeatureView(viewModel: other) }
            await two.settleLoaded(other)
            // Returns after all events that were queued before.
            await other.becomeQuiet()
            expectNoDifference(
                other.coordinator.state, .beginning, "it asks to sign in for a link that came to another window")
            #expect(other.inbound.pending.isEmpty)

            shop.account.currentSession = .signedIn(.emily)
            await two.settle(other.inbound) { other.inbound.userID != nil }
            await other.becomeQuiet()
            expectNoDifference(other.coordinator.state, .beginning, "it follows a link that came to another window")
        }
    }
#endif
