import Core
import Foundation
import Model
import Testing

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct SavedStateTests {
    @Test func theLastOneIsKept() async throws {
        let directory = try TemporaryDirectory()
        let store = try await ShopStore.open(in: directory.url, imageOrigin: nil)
        let state = StoredSavedState(store)
        #expect(try await state.load() == nil)
        for text in ["one", "two", "two", ""] {
            try await state.save(Data(text.utf8))
            #expect(try await state.load() == Data(text.utf8))
        }
        try await state.save(Data("last".utf8))
        let again = try await ShopStore.open(in: directory.url, imageOrigin: nil)
        #expect(try await StoredSavedState(again).load() == Data("last".utf8))
        try await StoredSavedState(again).save(nil)
        try await StoredSavedState(again).save(nil)
        #expect(try await StoredSavedState(again).load() == nil)
    }
}
