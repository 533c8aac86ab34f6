import Foundation
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SavedStateTests {
    @Test func theLastOneIsKept() async throws {
        let directory = try TemporaryDirectory()
        let store = try await AppDatabase.open(in: directory.url)
        let state = StoredSavedState(device: try await store.device())
        #expect(try await state.load() == nil)
        for text in ["one", "two", "two", ""] {
            try await state.save(Data(text.utf8))
            #expect(try await state.load() == Data(text.utf8))
        }
        try await state.save(Data("last".utf8))
        let again = try await AppDatabase.open(in: directory.url)
        #expect(try await StoredSavedState(device: again.device()).load() == Data("last".utf8))
        try await StoredSavedState(device: again.device()).save(nil)
        try await StoredSavedState(device: again.device()).save(nil)
        #expect(try await StoredSavedState(device: again.device()).load() == nil)
    }
}
