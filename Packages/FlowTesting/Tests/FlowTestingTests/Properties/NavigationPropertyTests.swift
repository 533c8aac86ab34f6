import FlowKit
@_spi(Reporting) import FlowTestSupport
import Testing

@testable import FlowTesting

@Suite struct NavigationPropertyTests {
    private static let property = NavigationProperty<Corner>(routes: [.page(1), .page(2), .signIn])

    /// 5,000 sequences.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func noSequenceOfOperationsBreaksAnything(_ seed: UInt64) {
        Self.property.check(sequences: 1_250, length: 6, seed: seed)
    }

    @Test func theSameSeedFindsTheSame() throws {
        let property = NavigationProperty<Corner>(routes: [.page(1), .page(2)], invariants: [.neverTwoModals])
        let found = try #require(property.counterexample(seed: 7))
        let again = try #require(property.counterexample(seed: 7))
        #expect(found.description == again.description)
        #expect(property.counterexample(seed: 8)?.description != found.description)
    }

    @Test func aFailureNamesTheShortestSequence() async {
        let property = NavigationProperty<Corner>(routes: [.page(1), .page(2)], invariants: [.neverTwoModals])
        let texts = await failures { property.check(length: 12, seed: 3) }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                """
                It is not true that there are never two modals.

                From the start in account, after:

                  - present
                """) == true, "\(texts)")
        #expect(texts.first?.hasSuffix("\n\nTo find it again: check(seed: 3).") == true, "\(texts)")
    }

    /// Each operation of a failing sequence is needed, and none is made of others.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func nothingCanBeLeftOut(_ seed: UInt64) throws {
        let property = NavigationProperty<Corner>(routes: [.page(1), .page(2)], invariants: [.neverTwoModals])
        let found = try #require(property.counterexample(length: 12, seed: seed))
        #expect(found.run.states.contains { $0.modals.count > 1 })
        let operations = found.run.steps.map(\.operation)
        for index in operations.indices {
            var fewer = operations
            if case .all = fewer.remove(at: index) { Issue.record("\(found)") }
            let run = NavigationInvariant<Corner>.Run(from: found.run.start, fewer)
            #expect(!run.states.contains { $0.modals.count > 1 })
        }
    }

    @Test func nothingIsEnoughToBreakWhatIsNeverTrue() {
        let never = NavigationInvariant<Corner>("there is no shop") { _ in "there is one" }
        let found = NavigationProperty(routes: [], invariants: [never]).counterexample(seed: 1)
        #expect(found?.run.steps.isEmpty == true)
        #expect(found?.problem == "there is one")
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
