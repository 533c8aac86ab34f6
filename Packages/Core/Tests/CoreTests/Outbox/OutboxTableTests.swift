import Foundation
import GRDB
import Model
import Testing

@testable import Core

@Suite struct OutboxTableTests {
    private let database: DatabaseQueue
    private let lamp = Product.ID(rawValue: 12)
    private let chair = Product.ID(rawValue: 8)

    init() throws {
        database = try DatabaseQueue()
        try database.write { try OutboxSchema.make($0) }
    }

    private func run<Value>(_ body: (OutboxTable) throws -> Value) throws -> Value {
        try database.write { try body(OutboxTable(database: $0)) }
    }

    @Test func changesAreSentInTheirOrder() throws {
        try run { outbox in
            try outbox.enqueue(.bagSet(lamp, quantity: 2))
            try outbox.enqueue(.wishlistSet(lamp, isOn: true))
            try outbox.enqueue(.placeOrder([]))
            try outbox.enqueue(.bagSet(chair, quantity: 1))
            #expect(
                try outbox.entries().map(\.change) == [
                    .bagSet(lamp, quantity: 2), .wishlistSet(lamp, isOn: true), .placeOrder([]),
                    .bagSet(chair, quantity: 1),
                ])
            #expect(try outbox.next()?.change == .bagSet(lamp, quantity: 2))
            #expect(try outbox.count() == 4)
        }
    }

    @Test func aLaterChangeOfTheSameSubjectReplacesOneThatWasNeverSent() throws {
        try run { outbox in
            try outbox.enqueue(.bagSet(lamp, quantity: 1))
            try outbox.enqueue(.bagSet(lamp, quantity: 2))
            try outbox.enqueue(.wishlistSet(lamp, isOn: true))
            try outbox.enqueue(.bagSet(lamp, quantity: 0))
            #expect(
                try outbox.entries().map(\.change) == [.wishlistSet(lamp, isOn: true), .bagSet(lamp, quantity: 0)])
            try outbox.enqueue(.profileChange(ProfileChange(firstName: "Emma", email: "a@b.c")))
            try outbox.enqueue(.profileChange(ProfileChange(firstName: "Ella")))
            #expect(
                try outbox.entries().last?.change == .profileChange(ProfileChange(firstName: "Ella", email: "a@b.c")))
            #expect(try outbox.count() == 3)
        }
    }

    @Test func whatWasEverSentIsNeverChanged() throws {
        try run { outbox in
            let first = try outbox.enqueue(.bagSet(lamp, quantity: 1))
            let sent = try outbox.beginAttempt(first.number)
            #expect(sent?.attempts == 1)
            let second = try outbox.enqueue(.bagSet(lamp, quantity: 2))
            #expect(try outbox.next() == sent)
            #expect(try outbox.isFollowed(first))
            #expect(try !outbox.isFollowed(second))
            #expect(second.key != first.key)
            try outbox.finish(first.number)
            #expect(try outbox.next() == second)
        }
    }

    @Test func eachOrderStandsForItself() throws {
        try run { outbox in
            try outbox.enqueue(.placeOrder([]))
            try outbox.enqueue(.placeOrder([]))
            #expect(try outbox.count() == 2)
        }
    }

    @Test func aWaitIsKeptUntilTheNextAttempt() throws {
        let now = Date(timeIntervalSinceReferenceDate: 1_000)
        try run { outbox in
            let entry = try outbox.enqueue(.bagSet(lamp, quantity: 1))
            _ = try outbox.beginAttempt(entry.number)
            try outbox.reschedule(entry.number, after: .seconds(60), from: now)
            let waiting = try #require(try outbox.next())
            #expect(waiting.wait(at: now) == .seconds(60))
            #expect(waiting.wait(at: now.addingTimeInterval(45)) == .seconds(15))
            #expect(waiting.wait(at: now.addingTimeInterval(61)) == .zero)
            // A clock that was set back by a day makes no wait longer than it was to be.
            #expect(waiting.wait(at: now.addingTimeInterval(-86_400)) == .seconds(60))
            #expect(try outbox.beginAttempt(entry.number)?.wait(at: now) == .zero)
        }
    }

    @Test func whatALaterVersionHasWrittenIsLeftForIt() throws {
        try run { outbox in
            let entry = try outbox.enqueue(.bagSet(lamp, quantity: 1))
            try outbox.enqueue(.bagSet(chair, quantity: 3))
            try outbox.database.execute(
                sql: "UPDATE outboxEntry SET change = ? WHERE number = ?",
                arguments: [#"{"kind":"giftWrap","version":2}"#, entry.number])
            #expect(try outbox.next()?.change == .bagSet(chair, quantity: 3))
            #expect(try outbox.count() == 2)
        }
    }

    @Test func aChangeIsWrittenWithItsVersion() throws {
        #expect(
            try StoredJSON.text(OutboxChange.bagSet(lamp, quantity: 2))
                == #"{"isCorrection":false,"kind":"bagSet","product":12,"quantity":2,"version":1}"#)
        #expect(
            try StoredJSON.text(OutboxChange.wishlistSet(lamp, isOn: true))
                == #"{"isOn":true,"kind":"wishlistSet","product":12,"version":1}"#)
        #expect(
            try StoredJSON.text(OutboxChange.profileChange(ProfileChange(firstName: "Emma")))
                == #"{"fields":{"firstName":"Emma"},"kind":"profileChange","version":1}"#)
        let order = OutboxChange.placeOrder([
            OrderLine(product: lamp, title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 5))
        ])
        #expect(StoredJSON.value(OutboxChange.self, try StoredJSON.text(order)) == order)
    }

    /// Whatever is done in whatever order: the last value of each subject is the last one queued, and numbers grow.
    @Test(arguments: 0..<20) func noLastValueIsLost(_ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        try run { outbox in
            var last: [String: OutboxChange] = [:]
            var keys: [UUID: OutboxChange] = [:]
            var number: Int64 = 0
            for _ in 0..<200 {
                let id = Product.ID(rawValue: Int.random(in: 1...3, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0, 1:
                    let change =
                        Bool.random(using: &random)
                        ? OutboxChange.bagSet(id, quantity: Int.random(in: 0...5, using: &random))
                        : .wishlistSet(id, isOn: Bool.random(using: &random))
                    let entry = try outbox.enqueue(change)
                    #expect(entry.number > number)
                    number = entry.number
                    last[change.subject ?? ""] = change
                case 2:
                    guard let entry = try outbox.next() else { continue }
                    let sent = try outbox.beginAttempt(entry.number)
                    // A key is never seen with two contents.
                    #expect(keys[entry.key] == nil || keys[entry.key] == sent?.change)
                    keys[entry.key] = sent?.change
                case 3:
                    guard let entry = try outbox.next(), entry.attempts > 0 else { continue }
                    try outbox.finish(entry.number)
                    if try !outbox.isFollowed(entry) { last[entry.change.subject ?? ""] = nil }
                default:
                    guard let entry = try outbox.next() else { continue }
                    try outbox.reschedule(entry.number, after: .seconds(1), from: Date())
                }
                let entries = try outbox.entries()
                for (subject, change) in last {
                    #expect(entries.last { $0.change.subject == subject }?.change == change)
                }
                #expect(Set(entries.compactMap(\.change.subject)) == Set(last.keys))
            }
        }
    }
}
