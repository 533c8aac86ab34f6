import FlowTestSupport
import Testing

@Suite struct SplitMix64Tests {
    @Test func theCodeOfTheReadme() {
        var random = SplitMix64(seed: 1)
        let count = Int.random(in: 0...10, using: &random)
        #expect((0...10).contains(count))
    }

    @Test func theNumbersAreThoseOfThePublishedAlgorithm() {
        var random = SplitMix64(seed: 0)
        let numbers = [random.next(), random.next(), random.next()]
        #expect(numbers == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    }
}
