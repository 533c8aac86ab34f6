import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

/// Whoever is signed in has the name that they have given themselves.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SessionProfileTests {
    @Test func theSessionTellsANewNameOnce() async throws {
        let scene = try await OutboxScene.signedIn()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emily")
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        #expect(await sessions.next()?.user?.firstName == "Emma")
        // What the server answers is the same, and no news.
        await scene.drain()
        #expect(scene.shop.firstName == "Emma")
        try await scene.device.profile.change(ProfileChange(lastName: "Stone"))
        let session = await sessions.next()
        #expect(session?.user?.firstName == "Emma" && session?.user?.lastName == "Stone")
    }

    @Test(arguments: [false, true]) func itIsSoAfterARestart(isSent: Bool) async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        if isSent { await scene.drain() }
        try await scene.restart()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emma")
    }

    @Test func rejectedProfileChangeIsReverted() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        try await scene.restart()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emma")
        scene.shop.failNextWrites(.status(400))
        await scene.drain()
        #expect(await sessions.next()?.user?.firstName == "Emily")
    }

    /// The profile can't be loaded after the refusal.
    @Test func rejectedProfileChangeKeepsEarlierChanges() async throws {
        let scene = try await OutboxScene.signedIn()
        let lastName = try await scene.read { try $0.profile()?.lastName }
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain()
        try await scene.device.profile.change(ProfileChange(lastName: "Stone"))
        scene.shop.fail { $0.idempotencyKey == nil ? .lost : .status(400) }
        await scene.settle()
        let profile = try await scene.read { try $0.profile() }
        #expect(profile?.firstName == "Emma" && profile?.lastName == lastName)
    }

    /// The server made the change, but its response can't be read, and the profile can't be loaded.
    @Test func aChangeThatCountsAsMadeStays() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        scene.shop.fail { $0.idempotencyKey == nil ? .lost : .unreadable }
        for _ in 0..<OutboxPolicy.maximumUnreadable {
            scene.now += 3_600
            await scene.settle()
        }
        #expect(try await scene.entries.isEmpty)
        #expect(try await scene.read { try $0.profile()?.firstName } == "Emma")
    }

    @Test func profileChangeOnAnotherDeviceIsReported() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.shop.changeElsewhere(.patch, "users/1", #"{"firstName":"Emma"}"#)
        // So long the profile is taken to be what it was.
        scene.now += 10
        try await scene.restart()
        var sessions = scene.device.account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.firstName == "Emily")
        await scene.drain()
        #expect(await sessions.next()?.user?.firstName == "Emma")
    }

    @Test func nothingOfItIsLeftToWhoeverSignsInNext() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain()
        try await scene.device.account.signOut()
        try await scene.signIn("michaelw")
        var sessions = scene.device.account.session().makeAsyncIterator()
        let user = await sessions.next()?.user
        #expect(user?.id.rawValue == 2 && user?.firstName == "Michael")
    }
}
