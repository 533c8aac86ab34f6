import Testing

@testable import RouteGenerator

@Suite struct PathErrorTests {
    @Test func aValidFeatureHasNoDiagnostics() {
        #expect(problems(feature("Shop", ["details(id: String)": "/details/:id"])).isEmpty)
    }

    @Test func equalPathsAreRefused() {
        let two = feature("Two", tab: "nil", ["more(String?)": "/x?q"])
        #expect(
            problems(["Shop": feature("Shop", ["details": "/x"]), "Two": two]) == """
                Two.swift:6:72: error: "/x" is the path of two screens, Shop.DetailsViewModel and Two.MoreViewModel. Give one of \
                them another.
                Shop.swift:6:72: note: Shop.DetailsViewModel has it here
                """)
    }

    @Test func pathsThatDifferOnlyInNamesAreRefused() {
        let two = feature("Two", tab: "nil", ["more(name: String)": "/x/:name"])
        #expect(
            problems(["Shop": feature("Shop", ["details(String)": "/x/:id"]), "Two": two]) == """
                Two.swift:6:72: error: no link tells "/x/:name" from "/x/:id": only the names of their values differ. Put a \
                word of its own into one of them.
                Shop.swift:6:72: note: Shop.DetailsViewModel has the other path
                """)
    }

    @Test func anUnreachablePathIsRefused() {
        let source = feature(
            "Shop", ["one(String)": "/:a", "more(String, [String])": "/:a/*rest", "all([String])": "/*all"])
        #expect(
            problems(source) == """
                Shop.swift:12:72: error: no link reaches "/*all", because "/:a" and "/:a/*rest" take all of them. Put a word of \
                its own into it.
                Shop.swift:6:72: note: Shop.OneViewModel has "/:a"
                Shop.swift:9:72: note: Shop.MoreViewModel has "/:a/*rest"
                """)
    }

    @Test(
        arguments: [
            ("/a//b", "6:76", "it has an empty segment"),
            ("/b?tab", "6:76", "\"tab\" in a query names the tab, in every link"),
            ("/b?via*", "6:76", "\"via\" in a query names a screen under the link's own, in every link"),
            ("/b?modal", "6:76", "\"modal\" in a query names a screen over the link's own, in every link"),
            ("/b?as", "6:76", "\"as\" in a query says how the screen comes up, in every link"),
            ("c", "6:73", "it does not begin with a slash"),
            ("/:1", "6:75", "\":1\" does not name a value: a name begins with a letter or _"),
        ])
    func malformedPathsAreRefused(path: String, place: String, reason: String) {
        #expect(
            problems(feature("Shop", ["a": path])) == """
                Shop.swift:\(place): error: the path "\(path)" is no pattern: \(reason). Write it like \
                "/products/:id/*rest?color&tag*".
                """)
    }

    @Test func aPathWithAnEscapeIsRefused() {
        let source =
            "extension AViewModel { static let routeConfig = RouteConfig(activity: .shop, path: \"/\\u{61}\") }"
        #expect(
            problems(source) == """
                Shop.swift:1:84: error: "path" is not a literal that can be read without building the app. Write a string \
                literal, like "/products/:id".
                """)
    }
}
