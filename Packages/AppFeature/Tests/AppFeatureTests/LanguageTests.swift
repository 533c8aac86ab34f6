import FlowTesting
import Foundation
import Mocks
import Model
import SharedUI
import Testing

@testable import AppFeature

/// The language of the app.
@MainActor @Suite(.timeLimit(.minutes(60))) struct LanguageTests {
    @Test func theWindowFollowsTheChoice() async throws {
        let shop = try Shop()
        let observing = Task { await shop.viewModel.observe() }
        try await shop.language.set(.arabic)
        await settle(shop.viewModel) { shop.viewModel.language == .arabic }
        #expect(shop.viewModel.language == .arabic)
        observing.cancel()
        await observing.value
    }

    @Test func theFirstScreenHasTheStoredSettings() async throws {
        let shop = try Shop()
        try await shop.language.set(.german)
        try await shop.appearance.set(.dark)
        await shop.viewModel.applyStoredSettings()
        #expect(shop.viewModel.language == .german)
        #expect(shop.viewModel.appearance == .dark)
    }

    @Test func theSystemsLanguageKeepsTheEnvironment() {
        let choice = LocaleChoice(.system, locale: Locale(identifier: "de-AT"), direction: .leftToRight)
        #expect(choice.locale == Locale(identifier: "de-AT"))
        #expect(choice.direction == .leftToRight)
    }

    @Test func aChosenLanguageReplacesTheEnvironment() {
        let arabic = LocaleChoice(.arabic, locale: Locale(identifier: "en_US"), direction: .leftToRight)
        #expect(arabic.locale == Locale(identifier: "ar"))
        #expect(arabic.direction == .rightToLeft)
        let german = LocaleChoice(.german, locale: Locale(identifier: "de-AT"), direction: .rightToLeft)
        #expect(german.locale == Locale(identifier: "de-AT"))
        #expect(german.direction == .leftToRight)
    }
}
