import Foundation
import Model
import Testing

@testable import Core

/// Whoever is signed in has the name that they have given themselves.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct SessionProfileTests {
    @Test func theSessionTellsANewNameOnce() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.drain()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emily")
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        #expect(await sessions.next()?.user?.firstName == "Emma")
        // What the server answers is the same, and no news.
        await scene.drain()
        #expect(scene.shop.account().fields["firstName"] == "Emma")
        try await scene.device.profile.change(ProfileChange(lastName: "Stone"))
        let session = await sessions.next()
        #expect(session?.user?.firstName == "Emma" && session?.user?.lastName == "Stone")
    }

    @Test(arguments: [false, true]) func itIsSoAfterARestart(isSent: Bool) async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.drain()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        if isSent { await scene.drain() }
        try await scene.restart()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emma")
    }

    @Test func whatTheServerRefusesIsTakenBack() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.drain()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        try await scene.restart()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emma")
        scene.shop.failNextWrites(.status(400))
        await scene.drain()
        #expect(await sessions.next()?.user?.firstName == "Emily")
    }

    @Test func whatWasChangedElsewhereIsTold() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.drain()
        scene.shop.change { $0.accounts[1, default: FakeShop.Account()].fields["firstName"] = "Emma" }
        // So long the profile is taken to be what it was.
        scene.now += 10
        try await scene.restart()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emily")
        await scene.drain()
        #expect(await sessions.next()?.user?.firstName == "Emma")
    }

    @Test func nothingOfItIsLeftToWhoeverSignsInNext() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.drain()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain()
        try await scene.device.account.signOut()
        try await scene.signIn("michaelw")
        var sessions = scene.device.account.session().makeAsyncIterator()
        let user = await sessions.next()?.user
        #expect(user?.id.rawValue == 2 && user?.firstName == "Emily", "the shop calls everybody so at first")
    }
}
