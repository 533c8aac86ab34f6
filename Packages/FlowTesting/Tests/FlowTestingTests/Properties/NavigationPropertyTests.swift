import FlowKit
import FlowTesting
import Testing

@Suite struct NavigationPropertyTests {
    private static let property = NavigationProperty<Corner>(routes: [.page(1), .page(2), .signIn])

    /// 10,000 sequences.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func noSequenceOfOperationsBreaksAnything(_ seed: UInt64) {
        Self.property.check(sequences: 2_500, length: 6, seed: seed)
    }

    @Test func theSameSeedFindsTheSame() throws {
        var property = Self.property
        property.invariants = [.neverTwoModals]
        let found = try #require(property.counterexample(seed: 7))
        let again = try #require(property.counterexample(seed: 7))
        #expect(found.operations == again.operations)
        #expect(found.description == again.description)
        #expect(property.counterexample(seed: 8)?.description != found.description)
    }

    @Test func aFailureNamesTheShortestSequence() async {
        var property = Self.property
        property.samples.routes = [.page(1), .page(2)]
        property.invariants = [.neverTwoModals]
        let checked = property
        let texts = await failures { checked.check(length: 12, seed: 3) }
        #expect(
            texts == [
                """
                It is not true that there are never two modals.

                From the start in shop, after:

                  1. present sheet of page(2), page(1), page(1)
                  2. present dialog 'Leave?'

                  after 'present dialog 'Leave?'' there are two

                Seed 3, sequence 0. To find it again: check(seed: 3).
                """
            ])
    }

    /// Each operation of a failing sequence is needed, and none is made of others.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func nothingCanBeLeftOut(_ seed: UInt64) throws {
        var property = Self.property
        property.invariants = [.neverTwoModals]
        let found = try #require(property.counterexample(length: 12, seed: seed))
        #expect(NavigationRun(from: found.start, found.operations).states.contains { $0.modals.count > 1 })
        for index in found.operations.indices {
            var fewer = found.operations
            if case .all = fewer.remove(at: index) { Issue.record("\(found)") }
            #expect(!NavigationRun(from: found.start, fewer).states.contains { $0.modals.count > 1 })
        }
    }

    @Test func nothingIsEnoughToBreakWhatIsNeverTrue() {
        let never = NavigationInvariant<Corner>("there is no shop") { _ in "there is one" }
        let found = NavigationProperty(routes: [], invariants: [never]).counterexample(seed: 1)
        #expect(
            found?.description == """
                It is not true that there is no shop.

                From the start in account, after:

                  nothing

                  there is one

                Seed 1, sequence 0. To find it again: check(seed: 1).
                """)
    }

    /// Operations of every kind come up, and most of them do something.
    @Test func operationsAreOfAllKinds() {
        var numbers = SplitMix64(seed: 1)
        let samples = NavigationSamples<Corner>(routes: [.page(1)])
        var kinds: Set<String> = []
        var state = NavigationState<Corner>(activity: .shop)
        var changed = 0
        for _ in 0..<500 {
            let operation = numbers.operation(of: samples, restoring: [state])
            kinds.insert(String("\(operation)".prefix { $0 != " " }))
            if state.apply(operation) == .changed { changed += 1 }
        }
        #expect(
            kinds == [
                "route", "push", "pop", "replace", "set", "all", "select", "switch", "back", "present", "dismiss",
                "show", "disable",
                "restore",
            ])
        #expect(changed > 200)
    }
}

extension NavigationInvariant<Corner> {
    fileprivate static var neverTwoModals: Self {
        Self("there are never two modals") { run in
            run.steps.first { $0.after.modals.count > 1 }.map { "after '\($0.operation)' there are two" }
        }
    }
}
