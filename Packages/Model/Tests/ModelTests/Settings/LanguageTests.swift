import Foundation
import Model
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        (["ar"], "ar"), (["de-AT", "en"], "de-AT"), (["fr-FR", "nl", "ar-EG", "de"], "ar-EG"), (["en-GB"], "en-GB"),
        (["de_CH"], "de_CH"),
    ])
    func theFirstOfTheUsersLanguagesThatTheAppHasIsUsed(_ preferred: [String], _ locale: String) {
        #expect(Language.system.locale(among: preferred) == Locale(identifier: locale))
    }

    @Test(arguments: [[], ["fr", "nl-BE"], ["", "-", "xx-yy-zz", "äöü", String(repeating: "d", count: 5000)]])
    func thereMayBeNone(_ preferred: [String]) {
        #expect(Language.system.locale(among: preferred) == nil)
    }

    @Test func aChosenLanguageHasTheUsersRegion() {
        #expect(Language.german.locale(among: ["en-US", "de-AT"]) == Locale(identifier: "de-AT"))
        #expect(Language.german.locale(among: ["en-US"]) == Locale(identifier: "de"))
        #expect(Language.arabic.locale(among: []) == Locale(identifier: "ar"))
    }

    @Test func languagesAreNamedInThemselves() {
        #expect(Language.allCases.compactMap(\.displayName) == ["English", "Deutsch", "العربية"])
    }
}
