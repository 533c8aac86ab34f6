import Authentication
import DeepLink
import FlowKit
import FlowTesting
import Mocks
import Model
import Orders
import Testing

@testable import AppFeature

/// What links do to the app's navigation, step by step.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct InboundFlowTests {
    private let waiting = NavigationOutcome.waiting(NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn))

    private func expectOutcomes(
        _ outcomes: [InboundOutcome], _ inbound: InboundPipeline<AppNavigation>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await settle(inbound) { inbound.records.count >= outcomes.count }
        #expect(inbound.records.map(\.outcome) == outcomes, sourceLocation: sourceLocation)
    }

    @Test func aWholeStackAndASheetComeInOneStep() async throws {
        let app = try AppFlow()
        let inbound = app.coordinator.inbound
        await inbound.becomeReady()
        await inbound.handle(.url("https://shop.example/products/2?tab=wishlist&via=/products/1&modal=/sign-in"))
        var expected = AppState(tab: .wishlist, [.product(1), .product(2)])
        expected.apply(.present(.sheet(FlowState(root: .authentication(.signIn)))))
        await app.flow.receive(source: .link) { $0 = expected }
        // The same link again: it is all there.
        #expect(
            await inbound.handle(
                .url("https://shop.example/products/2?tab=wishlist&via=/products/1&modal=/sign-in")) == .alreadyThere)
        await app.flow.receive(source: .link, outcome: .unchanged) { _ in }
        await app.flow.finish()
    }

    @Test func aLinkWaitsForTheSignInAndGoesOn() async throws {
        let app = try AppFlow()
        let inbound = app.coordinator.inbound
        await inbound.becomeReady()
        #expect(await inbound.handle(.url("shop://orders")) == .waiting(.signIn))
        await app.flow.receive(source: .link, outcome: waiting) { _ in }
        let prompt = await app.flow.receivePresented(.authentication(.signIn))
        await app.signIn(prompt)
        await app.flow.receive(source: .link) {
            $0.apply(.all([.selectTab(.account), .push(.orders(.orders()))]))
        }
        await expectOutcomes([.waiting(.signIn), .opened], inbound)
        await app.flow.finish()
    }

    @Test func linkIsDroppedWhenSignInIsCanceled() async throws {
        let app = try AppFlow()
        let inbound = app.coordinator.inbound
        await inbound.becomeReady()
        await inbound.handle(.url("shop://orders"))
        await app.flow.receive(source: .link, outcome: waiting) { _ in }
        await app.flow.receivePresented(.authentication(.signIn))
        app.flow.navigator.apply(.dismiss)
        await app.flow.receive(.dismiss) { $0.apply(.dismiss) }
        await expectOutcomes([.waiting(.signIn), .cancelled], inbound)
        await app.flow.finish()
    }

    @Test func aLinkToADisabledTabIsRefused() async throws {
        var state = AppState.beginning
        state.apply(.setDisabledTabs([.init(.bag, reason: "Closed.")]))
        let app = try AppFlow(state)
        let inbound = app.coordinator.inbound
        await inbound.becomeReady()
        #expect(
            await inbound.handle(.url("shop://bag")) == .refused(.navigation(.tabDisabled("bag", reason: "Closed."))))
        await app.flow.receive(source: .link) {
            $0.apply(
                .present(.alert(AlertState(title: "\(localized: "Bag") isn't available", message: "\("Closed.")"))))
        }
        await app.flow.finish()
    }
}
