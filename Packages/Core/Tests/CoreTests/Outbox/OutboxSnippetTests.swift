import FlowKit
import Foundation
import Model
import Testing

@testable import Core

/// The description of unreadable responses.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxSnippetTests {
    private let id = Product.ID(rawValue: 1)

    @Test func anUnreadableResponseToAChangeIsDescribed() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.unreadable)
        try await scene.device.bag.add(id, quantity: 2)
        await scene.settle()
        #expect(
            await scene.device.sender.progress.value.lastFailure
                == .undecodable(path: "id", reason: "it is missing", snippet: "{}"))
    }

    @Test func anUnreadableResponseToAPullIsDescribed() async throws {
        let scene = try await OutboxScene()
        scene.shop.fail { $0.url.path().contains("carts") ? .unreadable : nil }
        try await scene.signIn()
        await scene.settle()
        #expect(
            await scene.device.sender.progress.value.lastFailure
                == .undecodable(path: "carts", reason: "it is missing", snippet: "{}"))
    }

    @Test func personalDataIsNotQuoted() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.unreadable)
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.settle()
        #expect(
            await scene.device.sender.progress.value.lastFailure == .undecodable(path: "id", reason: "it is missing"))
    }
}
