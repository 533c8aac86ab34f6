import Testing

@testable import Benchmarks

@Suite struct VocabularyTests {
    @Test func theWordsAreTheSameInEveryRunAndFewAreCommon() {
        let vocabulary = Vocabulary()
        #expect(vocabulary.words == Vocabulary().words)
        #expect(Set(vocabulary.words).count == 5_000)
        var random = Numbers(seed: 1)
        let used = (0..<20_000).map { _ in vocabulary.word(&random) }
        let common = Set(vocabulary.words.prefix(50))
        #expect(used.count { common.contains($0) } > 4_000)
        #expect(Set(used).count > 3_000)
    }
}
