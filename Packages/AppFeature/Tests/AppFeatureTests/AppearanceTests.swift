import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

/// The colors of the app.
@MainActor @Suite(.timeLimit(.minutes(60))) struct AppearanceTests {
    @Test func theWindowFollowsTheChoice() async throws {
        let shop = try Shop()
        let observing = Task { await shop.viewModel.observe() }
        try await shop.appearance.set(.dark)
        await settle(shop.viewModel) { shop.viewModel.appearance == .dark }
        #expect(shop.viewModel.appearance == .dark)
        observing.cancel()
        await observing.value
    }
}
