import Testing

@testable import Model

@Suite struct WantedHeartsTests {
    let lamp = Product.ID(rawValue: 1)

    @Test func nothingIsShownOrWantedToBeginWith() {
        #expect(WantedHearts().shown.isEmpty)
        #expect(WantedHearts().next == nil)
    }

    @Test func aTapWhileAnotherIsStoredStays() {
        var hearts = WantedHearts()
        hearts.toggle(lamp)
        let first = hearts.next
        hearts.toggle(lamp)
        if let first { hearts.didStore(first.value, for: first.key) }
        #expect(hearts.shown.isEmpty)
        #expect(hearts.next?.key == lamp)
        #expect(hearts.next?.value == false)
    }

    @Test func whatIsStoredMeanwhileDoesNotUndoATap() {
        var hearts = WantedHearts()
        hearts.toggle(lamp)
        hearts.stored = [Product.ID(rawValue: 2)]
        #expect(hearts.shown == [lamp, Product.ID(rawValue: 2)])
    }

    /// Whatever is tapped, stored, refused and changed elsewhere, in whatever order: each tap turns its own heart, no
    /// other step turns one that was tapped, and storing one after the other ends with all stored that is shown.
    @Test(arguments: 0..<100 as Range<UInt64>) func whatIsShownIsWhatWillBeStored(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var hearts = WantedHearts()
        /// What waits to be stored, told in the simplest way there is.
        var tapped: [Product.ID: Bool] = [:]
        var onItsWay: (key: Product.ID, value: Bool)?
        for _ in 0..<80 {
            let id = Product.ID(rawValue: .random(in: 1...5, using: &random))
            let before = hearts.shown
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                hearts.stored = Set((1...5).map(Product.ID.init(rawValue:)).filter { _ in .random(using: &random) })
            case 1:
                onItsWay = onItsWay ?? hearts.next
            case 2:
                guard let tap = onItsWay else { continue }
                onItsWay = nil
                hearts.didStore(tap.value, for: tap.key)
                if tapped[tap.key] == tap.value { tapped[tap.key] = nil }
                #expect(hearts.shown == before)
                #expect(hearts.stored.contains(tap.key) == tap.value)
            case 3:
                guard let tap = onItsWay else { continue }
                onItsWay = nil
                hearts.refused(tap.key)
                tapped[tap.key] = nil
                #expect(hearts.shown.contains(tap.key) == hearts.stored.contains(tap.key))
            default:
                hearts.toggle(id)
                tapped[id] = !before.contains(id)
                #expect(hearts.shown == before.symmetricDifference([id]))
            }
            for (id, isOn) in tapped { #expect(hearts.shown.contains(id) == isOn) }
            #expect(hearts.shown.subtracting(tapped.keys) == hearts.stored.subtracting(tapped.keys))
        }
        let last = hearts.shown
        var writes = 0
        while let tap = hearts.next, writes < 10 {
            #expect(tapped.removeValue(forKey: tap.key) == tap.value)
            hearts.didStore(tap.value, for: tap.key)
            writes += 1
        }
        #expect(tapped.isEmpty)
        #expect(hearts.next == nil)
        #expect(hearts.stored == last)
        #expect(hearts.shown == last)
    }
}
