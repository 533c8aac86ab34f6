import FlowKit
import FlowTestSupport
import Foundation
import Testing

@Suite struct NavigationCodingTests {
    /// Decodes a state whose encoded form was changed.
    private func decode(_ state: SampleState, changing change: (inout [String: Any]) -> Void) throws -> SampleState {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(state))
        var fields = try #require(object as? [String: Any])
        change(&fields)
        return try JSONDecoder().decode(SampleState.self, from: JSONSerialization.data(withJSONObject: fields))
    }

    private static var shop: [String: Any] {
        [
            "activity": "shop", "tabIndex": 0, "modals": [Any](),
            "tabs": [["tab": "bag", "flow": ["root": ["page": ["_0": 1]], "stack": [["page": ["_0": 2]]]]]],
        ]
    }

    @Test func activitiesAndTabsThatTheSchemaHasGainedAreAtTheirRoots() throws {
        let state = try decode(SampleState()) { $0["activities"] = [Self.shop] }
        var expected = SampleState(.setRoot(.page(1), on: .tab(.bag)), .selectTab(.bag))
        expected.apply(.push(.page(2)))
        #expect(state == expected)
    }

    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (inout [String: Any]) -> Void

        init(_ reason: String, _ apply: @escaping @Sendable (inout [String: Any]) -> Void) {
            testDescription = reason
            self.apply = apply
        }
    }

    private static func shop(_ key: String, _ value: Any) -> [[String: Any]] {
        var shop = shop
        shop[key] = value
        return [shop]
    }

    private static func sheet(_ id: Int) -> [String: Any] {
        ["id": id, "content": ["screens": ["_0": ["root": ["page": ["_0": 1]], "stack": [Any]()], "as": "sheet"]]]
    }

    @Test(arguments: [
        Damage("No activity is in front.") { $0["activities"] = [Any]() },
        Damage("No activity is in front.") { $0["activityIndex"] = 3 },
        Damage("No activity is in front.") { $0["activityIndex"] = -1 },
        Damage("No tab of shop is selected.") { $0["activities"] = shop("tabIndex", 1) },
        Damage("No tab of shop is selected.") { $0["activities"] = shop("tabs", [Any]()) },
        Damage("The activity shop has no tab lost.") {
            $0["activities"] = shop(
                "tabs", [["tab": "lost", "flow": ["root": ["page": ["_0": 1]], "stack": [Any]()]]])
        },
        Damage(
            "The activity account is in the history twice. Going back would open the activity shop, which is in front "
                + "or hidden."
        ) { $0["history"] = ["account", "shop", "account"] },
        Damage("The activity shop is in front, but hidden.") { $0["configuredActivities"] = [Any]() },
        Damage("The activity shop is visible twice.") { $0["configuredActivities"] = ["shop", "shop"] },
        Damage("The activity shop has selected the disabled tab home.") {
            $0["disabledTabs"] = [["tab": "home", "reason": "R"]]
        },
        Damage("The tab lost is disabled, but doesn't exist.") {
            $0["disabledTabs"] = [["tab": "lost", "reason": "R"]]
        },
        Damage(
            "Modal 1 is an alert or a dialog and has something over it. Modal 1 occurs twice. Modal 7 has an identifier "
                + "that was never assigned."
        ) {
            let alert: [String: Any] = [
                "id": 1, "content": ["alert": ["_0": ["title": "T", "message": "M", "buttons": [Any]()]]],
            ]
            $0["activities"] = shop("modals", [alert, sheet(1), sheet(7)])
            $0["modalCounter"] = ["last": 2]
        },
        Damage("The latest modal can't have the identifier -3.") { $0["modalCounter"] = ["last": -3] },
    ])
    func anInvalidStateIsRejected(_ damage: Damage) throws {
        let error = #expect(throws: DecodingError.self) { try decode(SampleState(), changing: damage.apply) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == damage.testDescription)
    }

    @Test func operationsAndOutcomesCanBeStored() throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<300 {
            var state = random.sampleState(after: 5)
            let operation = random.sampleOperation(restoring: [random.sampleState(after: 5)])
            let outcome = state.apply(operation)
            let coder = JSONDecoder()
            #expect(try coder.decode(SampleOperation.self, from: JSONEncoder().encode(operation)) == operation)
            #expect(try coder.decode(SampleOutcome.self, from: JSONEncoder().encode(outcome)) == outcome)
        }
    }
}
