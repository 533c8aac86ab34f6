import Foundation
import Model
import Testing

@Suite struct ShopTextTests {
    @Test(arguments: [
        ("de_AT", "Licht"), ("de", "Licht"), ("en_US", "Light"), ("fr_FR", "Light"), ("ar_EG", "Light"), ("", "Light"),
    ])
    func aTextIsShownInTheLanguageOfTheLocale(_ locale: String, _ text: String) {
        // An empty translation is none.
        let light = ShopText("Light", translations: ["de": "Licht", "ar": ""])
        #expect(ShopText.Translation().locale(Locale(identifier: locale)).format(light) == text)
    }
}
