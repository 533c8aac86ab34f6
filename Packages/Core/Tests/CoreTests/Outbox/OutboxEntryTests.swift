import FlowTestSupport
import Foundation
import GRDB
import Model
import Testing

@testable import Core

@Suite struct OutboxEntryTests {
    private let database: DatabaseQueue
    private let lamp = Product.ID(rawValue: 12)
    private let chair = Product.ID(rawValue: 8)

    init() throws {
        database = try DatabaseQueue()
        try DatabaseSchema.migrator.migrate(database)
    }

    private func run<Value>(_ body: (OwnerRows) throws -> Value) throws -> Value {
        try database.write { try body(OwnerRows($0, owner: .shared)) }
    }

    @Test func changesAreSentInTheirOrder() throws {
        try run { rows in
            try OutboxEntry.enqueue(.bagSet(lamp, quantity: 2), in: rows)
            try OutboxEntry.enqueue(.wishlistSet(lamp, isOn: true), in: rows)
            try OutboxEntry.enqueue(.placeOrder([]), in: rows)
            try OutboxEntry.enqueue(.bagSet(chair, quantity: 1), in: rows)
            #expect(
                try OutboxEntry.all(in: rows).map(\.change) == [
                    .bagSet(lamp, quantity: 2), .wishlistSet(lamp, isOn: true), .placeOrder([]),
                    .bagSet(chair, quantity: 1),
                ])
            #expect(try OutboxQueue(rows).heads.first?.change == .bagSet(lamp, quantity: 2))
            #expect(try OutboxEntry.fetchCount(rows.database) == 4)
        }
    }

    @Test func aLaterChangeOfTheSameSubjectReplacesOneThatWasNeverSent() throws {
        try run { rows in
            try OutboxEntry.enqueue(.bagSet(lamp, quantity: 1), in: rows)
            try OutboxEntry.enqueue(.bagSet(lamp, quantity: 2), in: rows)
            try OutboxEntry.enqueue(.wishlistSet(lamp, isOn: true), in: rows)
            try OutboxEntry.enqueue(.bagSet(lamp, quantity: 0), in: rows)
            #expect(
                try OutboxEntry.all(in: rows).map(\.change) == [
                    .wishlistSet(lamp, isOn: true), .bagSet(lamp, quantity: 0),
                ])
            try OutboxEntry.enqueue(.profileChange(ProfileChange(firstName: "Emma", email: "a@b.c")), in: rows)
            try OutboxEntry.enqueue(.profileChange(ProfileChange(firstName: "Ella")), in: rows)
            #expect(
                try OutboxEntry.all(in: rows).last?.change
                    == .profileChange(ProfileChange(firstName: "Ella", email: "a@b.c")))
            #expect(try OutboxEntry.fetchCount(rows.database) == 3)
        }
    }

    @Test func aSentEntryIsNeverChanged() throws {
        try run { rows in
            let first = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 1), in: rows)
            let sent = try OutboxEntry.beginAttempt(first.key, in: rows)
            #expect(sent?.attempts == 1)
            let second = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 2), in: rows)
            #expect(try OutboxQueue(rows).heads.first == sent)
            #expect(try first.isFollowed(in: rows))
            #expect(try !second.isFollowed(in: rows))
            #expect(second.key != first.key)
            try first.delete(rows.database)
            #expect(try OutboxQueue(rows).heads.first == second)
        }
    }

    @Test func ordersDoNotReplaceEachOther() throws {
        try run { rows in
            try OutboxEntry.enqueue(.placeOrder([]), in: rows)
            try OutboxEntry.enqueue(.placeOrder([]), in: rows)
            #expect(try OutboxEntry.fetchCount(rows.database) == 2)
        }
    }

    @Test func aDelayIsCappedWhenTheClockIsSetBack() throws {
        let now = Date(timeIntervalSinceReferenceDate: 1_000)
        try run { rows in
            var entry = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 1), in: rows)
            entry.postpone(by: .seconds(60), from: now)
            try entry.update(rows.database)
            let waiting = try #require(try OutboxQueue(rows).heads.first)
            #expect(waiting.wait(at: now) == .seconds(60))
            #expect(waiting.wait(at: now.addingTimeInterval(45)) == .seconds(15))
            #expect(waiting.wait(at: now.addingTimeInterval(61)) == .zero)
            // A clock that was set back by a day makes no wait longer than it was to be.
            #expect(waiting.wait(at: now.addingTimeInterval(-86_400)) == .seconds(60))
            #expect(try OutboxEntry.beginAttempt(entry.key, in: rows)?.wait(at: now) == .zero)
        }
    }

    @Test func entriesOfALaterVersionStay() throws {
        try run { rows in
            let entry = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 1), in: rows)
            try OutboxEntry.enqueue(.bagSet(chair, quantity: 3), in: rows)
            try rows.database.execute(
                sql: "UPDATE outboxEntry SET change = ? WHERE number = ?",
                arguments: [#"{"kind":"giftWrap","version":2}"#, entry.number])
            #expect(try OutboxQueue(rows).heads.first?.change == .bagSet(chair, quantity: 3))
            #expect(try OutboxEntry.fetchCount(rows.database) == 2)
        }
    }

    /// Otherwise the next rejection couldn't be applied, and its change would be sent forever.
    @Test func aConflictOfALaterVersionIsEvictedLikeOthers() throws {
        try run { rows in
            let date = Date(timeIntervalSinceReferenceDate: 0)
            for _ in 0..<ConflictRecord.maximumCount { try ConflictRecord.add(.soldOut, at: date, in: rows) }
            try rows.database.execute(
                sql: "UPDATE outboxConflict SET kind = ? WHERE number <= 2", arguments: [#"{"later":{}}"#])
            try ConflictRecord.add(.gone, at: date, in: rows)
            #expect(try ConflictRecord.fetchCount(rows.database) == ConflictRecord.maximumCount)
            let conflicts = try ConflictRecord.conflicts(in: rows)
            #expect(conflicts.first?.kind == .gone)
            #expect(conflicts.count == ConflictRecord.maximumCount - 1)
        }
    }

    @Test func aChangeIsReadAsItWasWritten() throws {
        let line = OrderLine(product: lamp, title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 5))
        let changes: [OutboxChange] = [
            .bagSet(lamp, quantity: 2), .bagSet(lamp, quantity: 0, isCorrection: true), .wishlistSet(lamp, isOn: true),
            .placeOrder([line]), .cancelOrder(Order.ID(rawValue: 2001)),
            .profileChange(ProfileChange(firstName: "Emma")),
        ]
        for change in changes {
            try run { rows in
                var entry = try OutboxEntry.enqueue(change, in: rows)
                (entry.attempts, entry.failedResponses, entry.unreadable, entry.needsAttention) = (3, 2, 1, true)
                entry.postpone(by: .milliseconds(1234), from: Date(timeIntervalSinceReferenceDate: 0.125))
                try entry.update(rows.database)
                #expect(try OutboxEntry.entry(entry.key, in: rows) == entry)
                try entry.delete(rows.database)
            }
        }
    }

    @Test func lanesDoNotWaitForEachOther() throws {
        try run { rows in
            let first = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 1), in: rows)
            try OutboxEntry.enqueue(.bagSet(chair, quantity: 1), in: rows)
            let order = try OutboxEntry.enqueue(.placeOrder([]), in: rows)
            let other = try OutboxEntry.enqueue(.placeOrder([]), in: rows)
            let wish = try OutboxEntry.enqueue(.wishlistSet(lamp, isOn: true), in: rows)
            let profile = try OutboxEntry.enqueue(.profileChange(ProfileChange(firstName: "Emma")), in: rows)
            #expect(try OutboxQueue(rows).heads == [first, order, other, wish, profile])
        }
    }

    @Test func anEntryThatNeedsAttentionLetsOthersPassAndIsReplaced() throws {
        try run { rows in
            var stuck = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 1), in: rows)
            (stuck.attempts, stuck.needsAttention) = (12, true)
            try stuck.update(rows.database)
            let next = try OutboxEntry.enqueue(.bagSet(chair, quantity: 1), in: rows)
            #expect(try OutboxQueue(rows).heads == [next])
            #expect(try OutboxQueue(rows).count == 2)
            let later = try OutboxEntry.enqueue(.bagSet(lamp, quantity: 3), in: rows)
            #expect(try OutboxEntry.all(in: rows) == [next, later])
        }
    }

    @Test func delaysAreClearedUpToALimit() throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        try run { rows in
            for (product, seconds) in [(lamp, 10), (chair, 60)] {
                var entry = try OutboxEntry.enqueue(.bagSet(product, quantity: 1), in: rows)
                entry.postpone(by: .seconds(seconds), from: now)
                try entry.update(rows.database)
            }
            try OutboxEntry.clearDelays(upTo: .seconds(20), in: rows)
            #expect(try OutboxEntry.all(in: rows).map { $0.wait(at: now) } == [.zero, .seconds(60)])
            try OutboxEntry.clearDelays(upTo: nil, in: rows)
            #expect(try OutboxEntry.all(in: rows).map { $0.wait(at: now) } == [.zero, .zero])
        }
    }

    /// Whatever is done in whatever order: the last value of each subject is the last one queued.
    @Test(arguments: 0..<20) func noLastValueIsLost(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        try run { rows in
            var last: [String: OutboxChange] = [:]
            var keys: [UUID: OutboxChange] = [:]
            for _ in 0..<200 {
                let id = Product.ID(rawValue: Int.random(in: 1...3, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0, 1:
                    let change =
                        Bool.random(using: &random)
                        ? OutboxChange.bagSet(id, quantity: Int.random(in: 0...5, using: &random))
                        : .wishlistSet(id, isOn: Bool.random(using: &random))
                    let entry = try OutboxEntry.enqueue(change, in: rows)
                    #expect(try OutboxEntry.all(in: rows).last == entry)
                    last[change.subject ?? ""] = change
                case 2:
                    guard let entry = try OutboxQueue(rows).heads.first else { continue }
                    let sent = try OutboxEntry.beginAttempt(entry.key, in: rows)
                    // A key is never seen with two contents.
                    #expect(keys[entry.key] == nil || keys[entry.key] == sent?.change)
                    keys[entry.key] = sent?.change
                case 3:
                    guard let entry = try OutboxQueue(rows).heads.first, entry.attempts > 0 else { continue }
                    try entry.delete(rows.database)
                    if try !entry.isFollowed(in: rows) { last[entry.change.subject ?? ""] = nil }
                default:
                    guard var entry = try OutboxQueue(rows).heads.first else { continue }
                    entry.postpone(by: .seconds(1), from: Date())
                    try entry.update(rows.database)
                }
                let entries = try OutboxEntry.all(in: rows)
                for (subject, change) in last {
                    #expect(entries.last { $0.change.subject == subject }?.change == change)
                }
                #expect(Set(entries.compactMap(\.change.subject)) == Set(last.keys))
            }
        }
    }
}
