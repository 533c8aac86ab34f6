import Testing

@testable import RouteGenerator

@Suite struct ActivityErrorTests {
    private func activities(_ declarations: String...) -> String {
        let lines = declarations.map { "    static let \($0)" }.joined(separator: "\n")
        return problems(["Shop": feature("Shop"), "Core": "extension ActivityConfig {\n\(lines)\n}"])
    }

    @Test func anActivityThatIsDeclaredTwiceIsRefused() {
        let config = "ActivityConfig(id: .shop, title: \"Shop\", icon: \"bag\", index: "
        #expect(
            activities("one = \(config)0)", "two = \(config)1)") == """
                Core.swift:3:16: error: the activity "shop" is declared twice. Remove one of the declarations.
                Core.swift:2:16: note: the other one is here
                """)
    }

    @Test func anUnknownPolicyIsRefused() {
        #expect(
            activities("one = ActivityConfig(id: .shop, title: \"Shop\", icon: \"bag\", index: 0, policy: .forget)")
                == """
                Core.swift:2:94: error: "policy" is not a literal that can be read without building the app. Write .keep or \
                .resetToDefaultTab.
                """)
    }

    @Test func activitiesWithTheSameIndexAreRefused() {
        let found = activities(
            "one = ActivityConfig(id: .shop, title: \"Shop\", icon: \"bag\", index: 0)",
            "two = ActivityConfig(id: \"account\", title: \"Shop\", icon: \"bag\", index: 0)")
        #expect(
            found == """
                Core.swift:3:87: error: the activities "shop" and "account" have the index 0. Give one of them another.
                Core.swift:2:83: note: the other one is here
                """)
    }

    @Test func activitiesThatAreEqualInCodeAreRefused() {
        let found = problems([
            "One": feature("One").replacing(".shop", with: "\"my-shop\""),
            "Two": feature("Two").replacing(".shop", with: "\"myShop\""),
        ])
        #expect(
            found == """
                Two.swift:3:23: error: the activities "my-shop" and "myShop" would both be Activity.myShop. Name one of them \
                differently.
                One.swift:3:23: note: the other one is here
                """)
    }

    @Test func unknownArgumentsAreRefused() {
        #expect(
            activities("one = ActivityConfig(id: id, title: \"Shop\", icon: name, index: 1.5)") == """
                Core.swift:2:41: error: "id" is not a literal that can be read without building the app. Write a constant of \
                ActivityID, like .shop.
                Core.swift:2:66: error: "icon" is not a literal that can be read without building the app. Write a string literal, \
                like "storefront".
                Core.swift:2:79: error: "index" is not a literal that can be read without building the app. Write a whole number \
                from 0.
                """)
    }

    @Test func anActivityIDWithTwoValuesIsRefused() {
        let found = problems([
            "Shop": feature("Shop"), "Core": "extension ActivityID { static let shop: ActivityID = \"store\" }",
        ])
        #expect(
            found == """
                Model.swift:1:35: error: ActivityID.shop is "shop" here and "store" in another place. Give one of them another name.
                Core.swift:1:35: note: the other one is here
                """)
    }

    @Test(arguments: ["self", "1st", "a b"])
    func namesThatAreNotCasesAreRefused(name: String) {
        #expect(
            problems(feature("Shop").replacing(".shop", with: "\"\(name)\"")) == """
                Shop.swift:3:23: error: "\(name)" can't name an activity: Swift has no case of this name. Begin with a letter, go \
                on with letters, digits and -, and use no word that has a meaning behind a dot, like self.
                """)
    }

    @Test func activitiesAreOrderedByIndex() throws {
        let account = feature("Two").replacing(".shop", with: "\"myAccount\"")
        let map = try AppMap(
            declarations([
                "One": feature("One"), "Two": account,
                "Core": """
                extension ActivityID { static let shop: ActivityID = "shop" }
                extension ActivityConfig { static let shop = ActivityConfig(id: .shop, title: "The Shop", icon: "store", index: 3) }
                """,
            ]))
        #expect(map.activities.map(\.identifier) == ["shop", "myAccount"])
        #expect(map.activities.map(\.title) == ["The Shop", "My account"])
        #expect(map.activities.map(\.icon) == ["store", "square.grid.2x2"])
    }
}
