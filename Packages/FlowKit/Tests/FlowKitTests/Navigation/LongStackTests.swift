import FlowKit
import FlowTestSupport
import Testing

/// A router's stack behaves as an array.
@MainActor @Suite(.timeLimit(.minutes(60))) struct LongStackTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func itIsTheSameAsAnArray(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let router = Router<Int>()
        var expected: [Int] = []
        for step in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                let count = Int.random(in: 0...40, using: &random)
                router.pop(count)
                expected.removeLast(min(count, expected.count))
            case 1:
                let route = expected.randomElement(using: &random) ?? 0
                router.popTo(route)
                if let index = expected.lastIndex(of: route) { expected.removeSubrange((index + 1)...) }
            case 2 where step % 5 == 0:
                expected = Array(0..<Int.random(in: 0...50, using: &random))
                router.path = expected
            default:
                for route in step..<step + 5 {
                    router.push(route)
                    expected.append(route)
                }
            }
            #expect(router.path == expected)
            #expect(router.path.count == expected.count)
        }
    }
}
