import Dispatch
import GRDB
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StoreGateTests {
    @Test func nobodyIsLetInThatComesTooLate() throws {
        let gate = StoreGate()
        #expect(try gate.pass { 7 } == 7)
        try gate.close()
        #expect(throws: DatabaseError.self) { try gate.pass { 7 } }
        #expect(throws: DatabaseError.self) { try gate.makePass() }
        // Without effect the second time.
        try gate.close()
    }

    @Test func whoClosesWaitsForThoseWhoAreInside() async throws {
        let gate = StoreGate(patience: .seconds(600))
        let pass = try gate.makePass()
        let order = Mutex<[String]>([])
        let closing = Task.detached {
            try gate.close()
            order.withLock { $0.append("closed") }
        }
        order.withLock { $0.append("given back") }
        pass.giveBack()
        pass.giveBack()
        try await closing.value
        #expect(order.withLock(\.self) == ["given back", "closed"])
    }

    @Test func whoStaysInsideForeverIsNotWaitedForForever() throws {
        let gate = StoreGate(patience: .milliseconds(1))
        let pass = try gate.makePass()
        let error = #expect(throws: DatabaseError.self) { try gate.close() }
        #expect(error?.resultCode == .SQLITE_BUSY)
        #expect(throws: DatabaseError.self, "it is closed to others") { try gate.pass {} }
        pass.giveBack()
        try gate.close()
    }

    @Test func aPassThatIsForgottenCountsAsGivenBack() throws {
        let gate = StoreGate(patience: .milliseconds(1))
        _ = try gate.makePass()
        try gate.close()
    }
}
