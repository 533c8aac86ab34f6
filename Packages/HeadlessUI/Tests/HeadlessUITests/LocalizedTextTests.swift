import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@MainActor
@Suite struct LocalizedTextTests {
    private let catalog: StringCatalog

    init() throws {
        catalog = try StringCatalog(
            Data(
                """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Bag" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Warenkorb" } } } },
                    "%lld of %@" : { "localizations" : { "de" : { "stringUnit" : { "value" : "%lld von %@" } } } }
                  }
                }
                """.utf8))
    }

    private func host(_ language: String, _ view: @escaping @MainActor () -> some View) -> ViewHost {
        let host = ViewHost(view())
        host.environment.stringCatalog = catalog
        host.environment.locale = Locale(identifier: language)
        return host
    }

    @Test func textsTitlesAndLabelsAreInTheLanguageOfTheEnvironment() {
        let resource: LocalizedStringResource = "Bag"
        let host = host("de") {
            NavigationStack {
                VStack {
                    Text("Bag")
                    Text(resource)
                    Text(verbatim: "Bag")
                    Text("\(1_200) of \(Text("Bag"))")
                    Button("Bag") {}.accessibilityHint("Bag")
                }
                .navigationTitle("Bag")
            }
        }
        #expect(host.tree.texts == ["Warenkorb", "Warenkorb", "Bag", "1.200 von Warenkorb", "Warenkorb"])
        #expect(host.tree.frontScreen?.text == "Warenkorb")
        #expect(host.tree.first { $0.kind == .button }?.accessibility.hint == "Warenkorb")
    }

    @Test func aTextFollowsTheLanguage() {
        let host = host("en_US") { Text("Bag") }
        #expect(host.tree.texts == ["Bag"])
        host.environment.locale = Locale(identifier: "de-AT")
        #expect(host.tree.texts == ["Warenkorb"])
    }

    @Test func aPartOfTheViewsCanHaveAnotherLanguage() {
        let host = host("en_US") {
            VStack {
                Text("Bag")
                Text("Bag").environment(\.locale, Locale(identifier: "de"))
            }
        }
        #expect(host.tree.texts == ["Bag", "Warenkorb"])
    }

    @Test func ofSeveralViewsTheFirstIsShownAndWraps() {
        let host = host("en_US") {
            ViewThatFits {
                HStack { Text(verbatim: "one") }
                VStack { Text(verbatim: "two") }
            }
        }
        #expect(host.tree.texts == ["one"])
        #expect(host.tree.first { $0.kind == .hstack }?.style.wraps == true)
    }
}
