import DeepLink
import FlowKit
import FlowTestSupport
import Foundation
import Testing

@Suite struct ArchiveRoundTripTests {
    /// 4,000 states, with texts that links and JSON find hard.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func aStateIsReadAsItWasWritten(_ seed: UInt64) throws {
        let archive = try MallArchive.mall()
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            let state = random.mallState()
            let saved = archive.encode(state)
            let restored = archive.decode(saved)
            if !restored.dropped.isEmpty { Issue.record("\(restored.dropped)") }
            if restored.state.kept != state.kept { Issue.record("\(state) became \(restored.state)") }
            let violations = restored.state.violations()
            if !violations.isEmpty { Issue.record("\(violations)") }
            if archive.encode(restored.state) != saved { Issue.record("\(state) is written in another way") }
            if (try? JSONSerialization.jsonObject(with: saved)) == nil { Issue.record("\(saved) is no JSON") }
        }
    }

    @Test func onlyWhatDiffersFromTheBeginningIsWritten() throws {
        let archive = try MallArchive.mall()
        func text(_ state: MallState) -> String { String(decoding: archive.encode(state), as: UTF8.self) }
        #expect(text(MallState()) == #"{"activity":"shop","version":1}"#)
        let state = MallState(
            .push(.product(12)), .setRoot(.search(text: "a b"), on: .tab(.bag)), .selectTab(.orders),
            .present(.sheet(FlowState(root: .signIn, stack: [.product(1)]))),
            .present(.alert(AlertState(title: "T", message: "M"))))
        #expect(
            text(state) == """
                {"activities":[\
                {"id":"shop","tabs":[{"id":"home","stack":["/products/12"]},{"id":"bag","root":"/search?q=a%20b"}]},\
                {"id":"account","modals":[{"stack":["/signin","/products/1"],"style":"sheet"}],"tab":"orders"}],\
                "activity":"account","history":["shop"],"version":1}
                """)
    }

    @Test func unknownKeysAreIgnored() throws {
        let restored = try MallArchive.mall().decode(
            """
            {"version": 1, "activity": "shop", "theme": {"dark": [1]}, "activities": [{"id": "shop", "badge": 3,
             "tabs": [{"id": "bag", "scroll": 0.5, "stack": ["/products/1"]}]}]}
            """)
        #expect(restored.dropped.isEmpty)
        #expect(restored.state == MallState(.push(.product(1), on: .tab(.bag))))
    }

    @Test func identifiersOfPresentationsDifferBetweenDecodings() throws {
        let archive = try MallArchive.mall()
        let saved = archive.encode(MallState(.present(.sheet(FlowState(root: .signIn)))))
        let states = [archive.decode(saved).state, archive.decode(saved).state]
        #expect(states[0].modals.map(\.id) != states[1].modals.map(\.id))
    }

    /// The configuration decides visibility and disabled tabs, not the file. Modal numbers are never reused.
    @Test func restoreKeepsHiddenActivitiesAndDisabledTabs() throws {
        let archive = try MallArchive.mall()
        let current = MallState(
            .setDisabledTabs([.init(.bag, reason: "Closed.")]), .setVisibleActivities([.shop]),
            .present(.sheet(FlowState(root: .signIn))), .dismiss)
        let saved = archive.encode(
            MallState(
                .selectTab(.bag), .push(.product(1)), .selectTab(.orders), .switchActivity(to: .shop),
                .present(.sheet(FlowState(root: .photo(1))))))
        let restored = archive.decode(saved, over: current)
        #expect(
            restored.dropped.map(\.description) == [
                "the history: The activity account is hidden.", "activity shop: The tab bag is disabled: Closed.",
            ])
        #expect(restored.state.disabledTabs == current.disabledTabs)
        #expect(restored.state.visibleActivities == [.shop])
        #expect(restored.state.tab == .home)
        #expect(restored.state.stack(of: .bag) == [.product(1)])
        #expect(restored.state.modals.map(\.id.rawValue) == [2])
        #expect(restored.state.violations().isEmpty)
    }
}
