import FlowTesting
import Testing

@testable import Model

@Suite struct OptimisticChangesTests {
    let lamp = 1

    @Test func itIsEmptyAtFirst() {
        #expect(OptimisticChanges<Int>().shown.isEmpty)
        #expect(OptimisticChanges<Int>().next == nil)
    }

    @Test func aToggleWhileAnotherIsStoredStays() {
        var changes = OptimisticChanges<Int>()
        changes.toggle(lamp)
        let first = changes.next
        changes.toggle(lamp)
        if let first { changes.didStore(first.value, for: first.key) }
        #expect(changes.shown.isEmpty)
        #expect(changes.next?.key == lamp)
        #expect(changes.next?.value == false)
    }

    @Test func aStoredChangeDoesNotRevertAToggle() {
        var changes = OptimisticChanges<Int>()
        changes.toggle(lamp)
        changes.stored = [2]
        #expect(changes.shown == [lamp, 2])
    }

    /// In any order of toggles, stored changes, failures and changes on another device: a toggle changes its own element,
    /// no other step changes a toggled element, and after storing all changes the stored set is the shown one.
    @Test(arguments: 0..<100 as Range<UInt64>) func theShownSetIsStoredInTheEnd(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var changes = OptimisticChanges<Int>()
        /// The pending changes, by the simplest implementation.
        var toggled: [Int: Bool] = [:]
        var onItsWay: (key: Int, value: Bool)?
        for _ in 0..<80 {
            let id = Int.random(in: 1...5, using: &random)
            let before = changes.shown
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                changes.stored = Set((1...5).filter { _ in .random(using: &random) })
            case 1:
                onItsWay = onItsWay ?? changes.next
            case 2:
                guard let change = onItsWay else { continue }
                onItsWay = nil
                changes.didStore(change.value, for: change.key)
                if toggled[change.key] == change.value { toggled[change.key] = nil }
                #expect(changes.shown == before)
                #expect(changes.stored.contains(change.key) == change.value)
            case 3:
                guard let change = onItsWay else { continue }
                onItsWay = nil
                changes.refused(change.key)
                toggled[change.key] = nil
                #expect(changes.shown.contains(change.key) == changes.stored.contains(change.key))
            default:
                changes.toggle(id)
                toggled[id] = !before.contains(id)
                #expect(changes.shown == before.symmetricDifference([id]))
            }
            for (id, isOn) in toggled { #expect(changes.shown.contains(id) == isOn) }
            #expect(changes.shown.subtracting(toggled.keys) == changes.stored.subtracting(toggled.keys))
        }
        let last = changes.shown
        var writes = 0
        while let change = changes.next, writes < 10 {
            #expect(toggled.removeValue(forKey: change.key) == change.value)
            changes.didStore(change.value, for: change.key)
            writes += 1
        }
        #expect(toggled.isEmpty)
        #expect(changes.next == nil)
        #expect(changes.stored == last)
        #expect(changes.shown == last)
    }
}
