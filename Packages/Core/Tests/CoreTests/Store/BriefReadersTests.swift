import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct BriefReadersTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func asManyAreOpenedAsAreNeededAtTheSameTime() async throws {
        let store = try await files.store([.fixture()])
        let readers = BriefReaders(path: store.path, most: 2)
        let first = try #require(try readers.take())
        readers.put(back: first)
        let again = try #require(try readers.take())
        #expect(again === first)
        let second = try #require(try readers.take())
        #expect(second !== first)
        #expect(try readers.take() == nil)
        readers.put(back: first)
        readers.put(back: second)
        try readers.close()
    }

    @Test func whoFindsNoneFreeReadsAllTheSame() async throws {
        let store = try await files.store([.fixture(id: 3)])
        let count = { (database: Database) in try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM product") }
        func nested(_ depth: Int) throws -> Int? {
            // What must not be done is done to have many in use at the same time.
            try store.connections.readBriefly { database in
                guard depth > 0 else { return try count(database) }
                return try nested(depth - 1)
            }
        }
        #expect(try nested(4) == 1)
    }

    @Test func whatWasStoredIsSeenAtOnce() async throws {
        let store = try await files.store([])
        for number in 1...50 {
            let id = Product.ID(rawValue: number)
            #expect(try await store.product(id) == nil)
            try await store.save([.fixture(id: id.rawValue)])
            #expect(try await store.product(id)?.id == id)
        }
    }

    @Test func theyCanWriteNothing() async throws {
        let store = try await files.store([.fixture()])
        let error = #expect(throws: DatabaseError.self) {
            try store.connections.readBriefly { try $0.execute(sql: "DELETE FROM product") }
        }
        #expect(error?.resultCode == .SQLITE_READONLY)
    }
}
