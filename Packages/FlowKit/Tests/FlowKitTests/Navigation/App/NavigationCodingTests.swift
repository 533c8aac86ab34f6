import FlowKit
import Foundation
import TestSupport
import Testing

@Suite struct NavigationCodingTests {
    private func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func decode(_ text: String) throws -> SampleState {
        try JSONDecoder().decode(SampleState.self, from: Data(text.utf8))
    }

    @Test func onlyWhatTheSchemaDoesNotSayIsWritten() throws {
        #expect(
            try text(of: SampleState(activity: .shop)) == """
                {"activities":[{"activity":"shop","tab":"home"},{"activity":"brochures","tab":"brochures"},\
                {"activity":"account","tab":"settings"}],"activity":"shop"}
                """)
        let state = SampleState(
            .push(.page(1)), .route(.page(2), as: .root, on: .tab(.bag)), .switchActivity(to: .account),
            .setVisibleActivities([.shop, .account]), .present(.hello))
        #expect(
            try text(of: state) == """
                {"activities":[{"activity":"shop","tab":"bag","tabs":[{"stack":[{"page":{"_0":1}}],"tab":"home"},\
                {"root":{"page":{"_0":2}},"tab":"bag"}]},{"activity":"brochures","tab":"brochures"},\
                {"activity":"account","modals":[{"content":{"alert":{"_0":{"message":"There","title":"Hello"}}},\
                "id":1}],"tab":"settings"}],"activity":"account","history":["shop"],"lastModal":1,\
                "visibleActivities":["shop","account"]}
                """)
        #expect(try decode(text(of: state)) == state)
    }

    @Test func anAppThatHasGrownReadsWhatWasWrittenBefore() throws {
        let state = try decode(
            #"{"activities": [{"activity": "shop", "tab": "bag"}], "activity": "account"}"#)
        #expect(state.activity == .account)
        #expect(state[.shop]?.tab == .bag)
        #expect(state.changes(to: SampleState(activity: .account)) == [.tabSelected(from: .bag, to: .home)])
    }

    @Test(arguments: [
        (
            #"{"activities": [{"activity": "shop", "tab": "orders"}], "activity": "shop"}"#,
            "The activity shop has no tab orders."
        ),
        (
            #"{"activities": [{"activity": "shop", "tab": "home", "tabs": [{"tab": "lost"}]}], "activity": "shop"}"#,
            "The activity shop has no tab lost."
        ),
        (
            #"{"activities": [], "activity": "shop", "history": ["account", "shop", "account"]}"#,
            "The activity account is in the history twice. Going back would open the activity shop, which is in "
                + "front or hidden."
        ),
        (
            #"{"activities": [], "activity": "shop", "visibleActivities": []}"#,
            "The activity shop is in front and hidden."
        ),
        (
            #"{"activities": [], "activity": "shop", "visibleActivities": ["shop", "shop"]}"#,
            "The activity shop is visible twice."
        ),
        (
            #"{"activities": [], "activity": "shop", "disabledTabs": [{"tab": "home", "reason": "R"}]}"#,
            "The activity shop has chosen the tab home, which is disabled."
        ),
        (
            #"{"activities": [], "activity": "shop", "disabledTabs": [{"tab": "lost", "reason": "R"}]}"#,
            "The tab lost is disabled and does not exist."
        ),
        (
            """
            {"activities": [{"activity": "shop", "tab": "home", "modals": [\
            {"id": 1, "content": {"alert": {"_0": {"title": "T", "message": "M"}}}}, \
            {"id": 1, "content": {"sheet": {"_0": {"root": {"page": {"_0": 1}}, "stack": []}}}}, \
            {"id": 7, "content": {"sheet": {"_0": {"root": {"page": {"_0": 1}}, "stack": []}}}}\
            ]}], "activity": "shop", "lastModal": 2}
            """,
            "Modal 1 is an alert or a dialog and has something over it. Modal 1 is there twice. Modal 7 has a number "
                + "that was never given."
        ),
    ])
    func unreachableStateIsRefused(_ text: String, _ reason: String) {
        let error = #expect(throws: DecodingError.self) { try decode(text) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == reason)
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
