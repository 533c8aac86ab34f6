import FlowKit
import FlowTestSupport
import Foundation
import Testing

@testable import DeepLink

/// What can't be read goes, with a reason, and the rest is there.
@Suite struct ArchiveDropTests {
    @Test(arguments: [
        ("", "the saved state: It can't be read."),
        ("[1]", "the saved state: It can't be read."),
        (#"{"activity": "shop"}"#, "the saved state: It can't be read."),
        (#"{"version": "1"}"#, "the saved state: It can't be read."),
        (#"{"version": 2, "new": []}"#, "the saved state: It has version 2, which a newer app has saved."),
        (#"{"version": 1}"#, "the saved state: It can't be read."),
        (#"{"version": 1, "activity": "zoo"}"#, "the saved state: There is no activity zoo."),
        (#"{"version": 1, "activity": "shop", "history": "account"}"#, "the saved state: It can't be read."),
        (#"{"version": 1, "activity": "shop", "history": ["shop", "zoo"]}"#, "the history: There is no activity zoo."),
        (
            #"{"version": 1, "activity": "shop", "activities": [{"id": "shop", "tab": "lost"}]}"#,
            "activity shop: There is no tab lost."
        ),
        (
            #"{"version": 1, "activity": "shop", "activities": [{"id": "shop", "tabs": [{"id": "orders"}]}]}"#,
            "activity shop: There is no tab orders."
        ),
        (
            #"{"version": 1, "activity": "shop", "activities": [{"id": "shop", "modals": [{"style": "popover", "stack": []}]}]}"#,
            "modal 0 over shop: It can't be read."
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
               {"style": "sheet", "stack": ["/signin", "/nowhere"]},
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
                #"modal 0 over shop, /…: The app has no screen at "/…". It was removed or renamed, or "#
                    + "the link is misspelt; case counts.",
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

    @Test func onlyTheLowerScreensOfALongStackAreSaved() throws {
        let archive = try MallArchive.mall()
        let saved = archive.decode(archive.encode(MallState(.replace((1...300).map { .product($0) }))))
        #expect(saved.dropped.isEmpty)
        #expect(saved.state.stack(of: .home) == (1...200).map { .product($0) })
    }

    /// A part that occurs twice does no harm.
    @Test func repeatedPartsAreRestored() throws {
        let restored = try MallArchive.mall().decode(
            """
            {"version": 1, "activity": "shop", "history": ["account", "account", "shop"], "activities": [
             {"id": "shop", "tabs": [{"id": "home", "stack": ["/products/1"]}, {"id": "home", "stack": ["/products/2"]}]},
             {"id": "shop", "tab": "bag"}]}
            """)
        #expect(restored.dropped.isEmpty && restored.state.violations().isEmpty)
        #expect(restored.state.history == [.account] && restored.state.tab == .bag)
        #expect(restored.state.stack(of: .home) == [.product(2)])
    }
}
