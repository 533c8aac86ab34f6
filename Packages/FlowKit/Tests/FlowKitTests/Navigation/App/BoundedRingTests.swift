import FlowKit
import Testing

@Suite struct BoundedRingTests {
    @Test(arguments: 0..<6)
    func itHoldsTheLatest(_ capacity: Int) {
        var ring = BoundedRing<Int>(capacity: capacity)
        for number in 0..<20 {
            let dropped = ring.append(number)
            #expect(dropped == (number >= capacity ? number - capacity : nil))
            #expect(Array(ring) == Array((0...number).suffix(capacity)))
            #expect(ring.reversed() == Array((0...number).suffix(capacity).reversed()))
        }
        var other = BoundedRing<Int>(capacity: capacity)
        for number in 3..<20 { other.append(number) }
        #expect(ring == other, "it does not matter where an element is stored")
        other.append(3)
        #expect((ring == other) == (capacity == 0))
    }

    #if os(macOS) || os(Linux)
        @Test func aPositionAtTheEndTraps() async {
            await #expect(processExitsWith: .failure) {
                var ring = BoundedRing<Int>(capacity: 3)
                for number in 0..<5 { ring.append(number) }
                _ = ring[ring.endIndex]
            }
            await #expect(processExitsWith: .failure) {
                var ring = BoundedRing<Int>(capacity: 3)
                for number in 0..<5 { ring.append(number) }
                _ = ring[-1]
            }
        }
    #endif

    @Test func aCapacityBelowZeroKeepsNothing() {
        var ring = BoundedRing<Int>(capacity: -3)
        #expect(ring.append(1) == 1)
        #expect(ring.isEmpty)
    }
}
