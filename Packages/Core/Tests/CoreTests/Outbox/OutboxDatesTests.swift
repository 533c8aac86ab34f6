import Foundation
import GRDB
import Model
import Testing

@testable import Core

/// The effect of sent and loaded changes on the age of stored data.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxDatesTests {
    private let one = Product.ID(rawValue: 1)

    private func questions(_ scene: OutboxScene) -> Int {
        scene.shop.requests.count { $0.url.path() == "/auth/me" }
    }

    @Test func anOrderMakesOrdersAndItsProductsStale() async throws {
        let scene = try await OutboxScene.signedIn()
        let now = scene.now
        try await scene.device.account.device.write { try LoadDates($0).set(now, of: .orders, LoadDates.all) }
        try await scene.device.store.write { database in
            let dates = LoadDates(database: database)
            for name in [LoadDates.all, LoadDates.one(1), LoadDates.one(2)] {
                try dates.set(now, of: .products, name)
            }
        }
        try await scene.device.bag.add(one, quantity: 1)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        #expect(try await scene.pending.isEmpty)
        let dates = try await scene.read {
            try LoadDates($0).date(of: .orders, [LoadDates.all, LoadDates.one(1), LoadDates.one(2)])
        }
        #expect(dates == nil)
        let (ordered, other) = try await scene.device.store.read { database in
            let dates = LoadDates(database: database)
            return (
                try dates.date(of: .products, [LoadDates.one(1), LoadDates.all]),
                try dates.date(of: .products, [LoadDates.one(2)])
            )
        }
        #expect(ordered == nil)
        #expect(other == now)
    }

    @Test func aStaleProfileIsLoadedAgain() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.settle()
        #expect(questions(scene) == 1)
        try await scene.restart()
        await scene.settle()
        #expect(questions(scene) == 1, "an earlier process has just asked")
        scene.now += 10
        try await scene.restart()
        await scene.settle()
        #expect(questions(scene) == 2)
        try await scene.device.account.signOut()
        try await scene.signIn("michaelw")
        await scene.settle()
        #expect(questions(scene) == 3, "another's date does not count")
    }

    @Test func aChangedProfileIsLoadedAgain() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        await scene.settle()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.settle()
        try await scene.restart()
        await scene.settle()
        #expect(questions(scene) == 2)
    }
}
