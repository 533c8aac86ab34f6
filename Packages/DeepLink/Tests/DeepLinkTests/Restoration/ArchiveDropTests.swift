import FlowKit
import FlowTestSupport
import Foundation
import Testing

@testable import DeepLink

/// What can't be read goes, with a reason, and the rest is there.
@Suite struct ArchiveDropTests {
    @Test(arguments: [
        ("", "the saved state: It can't be read: JSON with an object is expected."),
        ("[1]", "the saved state: It can't be read: JSON with an object is expected."),
        (#"{"activity": "shop"}"#, "the saved state: It can't be read: a version from 1 on is expected."),
        (#"{"version": "1"}"#, "the saved state: It can't be read: a version from 1 on is expected."),
        (#"{"version": 2}"#, "the saved state: It has version 2. This app reads versions up to 1."),
        (#"{"version": 1}"#, "the saved state: It can't be read: the name of an activity is expected."),
        (#"{"version": 1, "activity": "zoo"}"#, "the saved state: There is no activity zoo."),
        (
            #"{"version": 1, "activity": "shop", "history": "account"}"#,
            "the history: It can't be read: a list is expected."
        ),
        (#"{"version": 1, "activity": "shop", "history": ["shop"]}"#, "the history: It is there twice."),
        (
            #"{"version": 1, "activity": "shop", "history": ["account", "account", "shop"]}"#,
            "the history: There are more than 2. the history: It is there twice."
        ),
        (
            #"{"version": 1, "activity": "shop", "activities": [{"id": "shop", "tab": "lost"}, {"id": "shop"}]}"#,
            "activity shop: There is no tab lost. activity shop: It is there twice."
        ),
        (
            #"{"version": 1, "activity": "shop", "activities": [{"id": "shop", "tabs": [{"id": "orders"}, 7]}]}"#,
            "activity shop: There is no tab orders. "
                + "activity shop: It can't be read: the name of a tab is expected."
        ),
        (
            #"{"version": 1, "activity": "shop", "activities": [{"id": "shop", "modals": [{"stack": ["/signin"]}]}]}"#,
            "modal 0 over shop: It can't be read: a style, like sheet, is expected."
        ),
    ])
    func nothingIsLeftOfIt(_ text: String, _ reason: String) throws {
        let restored = try MallArchive.mall().decode(text)
        #expect(restored.dropped.map(\.description).joined(separator: " ") == reason)
        #expect(restored.state.tab == .home)
        #expect(restored.state.kept.dropFirst() == MallState().kept.dropFirst())
        #expect(restored.state.violations().isEmpty)
    }

    @Test func everythingElseSurvives() throws {
        let restored = try MallArchive.mall().decode(
            """
            {"version": 1, "activity": "zoo", "history": ["zoo"], "activities": [
             {"id": "zoo", "tabs": [{"id": "lions"}]},
             {"id": "shop", "tab": "bag", "tabs": [
              {"id": "home", "stack": ["/products/1", "/products/two", "/products/3"]},
              {"id": "bag", "root": "/nowhere", "stack": ["/products/4"]}],
              "modals": [
               {"style": "sheet", "stack": ["/signin", 5]},
               {"style": "fullScreenCover", "stack": ["/nowhere"]},
               {"style": "sheet", "stack": ["/photos/1"]}]},
             {"id": "account", "tab": "orders", "tabs": [{"id": "orders", "stack": ["/orders/7"]}]}]}
            """)
        #expect(
            restored.dropped.map(\.description) == [
                "the saved state: There is no activity zoo.", "the history: There is no activity zoo.",
                "the saved state: There is no activity zoo.",
                #"tab home, /… and 1 over it: The link's "id" is "…", but should be a whole number. "#
                    + "Correct the value.",
                #"tab bag, /… and 1 over it: The app has no screen at "/…". It was removed or renamed, or "#
                    + "the link is misspelt; case counts.",
                "modal 0 over shop: It can't be read: a link is expected.",
                #"modal 1 over shop, /…: The app has no screen at "/…". It was removed or renamed, or "#
                    + "the link is misspelt; case counts.",
            ])
        #expect(restored.state.activity == .shop)
        #expect(restored.state.tab == .bag)
        #expect(restored.state.stack(of: .home) == [.product(1)])
        #expect(restored.state[.tab(.bag)] == FlowState(root: .bag))
        #expect(restored.state.modals.map(\.content) == [.sheet(FlowState(root: .signIn))])
        #expect(restored.state[.account]?.tab == .orders)
        #expect(restored.state.stack(of: .orders) == [.order(7)])
    }

    @Test func aScreenWithoutALinkIsNotSaved() throws {
        // Its link would be too long.
        let endless = MallScreen.search(text: String(repeating: "a", count: 70_000))
        let archive = try MallArchive.mall()
        let saved = archive.encode(
            MallState(
                .replace([.product(1), endless, .product(2), .product(3)]), .setRoot(endless, on: .tab(.bag)),
                .push(.product(4), on: .tab(.bag)), .present(.sheet(FlowState(root: endless))),
                .present(.sheet(FlowState(root: .signIn)))))
        let restored = archive.decode(saved)
        #expect(restored.state == MallState(.push(.product(1))) && restored.dropped.isEmpty)
    }

    @Test func thereAreBounds() throws {
        let archive = try MallArchive.mall(ArchiveLimits(bytes: 1_000, screens: 3, modals: 1))
        let sheet = NavigationOperation<Mall>.present(.sheet(FlowState(root: .signIn)))
        let saved = archive.encode(MallState(.replace((1...5).map { .product($0) }), sheet, sheet))
        let written = archive.decode(saved)
        #expect(written.dropped.isEmpty)
        #expect(written.state.stack(of: .home) == [.product(1), .product(2), .product(3)])
        #expect(written.state.modals.count == 1)
        let read = archive.decode(
            """
            {"version": 1, "activity": "shop", "activities": [{"id": "shop", "tabs": [{"id": "home", "stack":
             ["/home", "/home", "/home", "/home"]}], "modals": [{"style": "sheet", "stack": ["/home"]}, {}]}]}
            """)
        #expect(
            read.dropped.map(\.description) == [
                "tab home: There are more than 3.", "activity shop: There are more than 1.",
            ])
        #expect(read.state.stack(of: .home).count == 3)
        #expect(read.state.modals.count == 1)
        let large = archive.decode(String(repeating: " ", count: 1_001))
        #expect(large.dropped.map(\.description) == ["the saved state: It takes 1001 bytes; 1000 are kept."])
    }

    /// An encoded archive never exceeds the limit that decoding enforces.
    @Test(arguments: [512, 600, 1_000, 3_000])
    func encodedArchiveFitsLimitAndDecodes(_ bytes: Int) throws {
        let archive = try MallArchive.mall(ArchiveLimits(bytes: bytes))
        var random = SplitMix64(seed: UInt64(bytes))
        for _ in 0..<200 {
            let saved = archive.encode(random.mallState())
            #expect(saved.count <= bytes)
            #expect(archive.decode(saved).dropped.isEmpty)
        }
    }
}
