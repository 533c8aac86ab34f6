import FlowKit
import Testing

@Suite struct NavigationPlanTests {
    @Test func aPlanGoesInTheRightOrder() {
        let old = SampleState(
            .push(.page(1)), .push(.page(2), on: .tab(.bag)), .push(.page(3), on: .tab(.orders)), .present(.sheet(4)),
            .present(.hello))
        var new = old
        new.apply(.dismissAll)
        new.apply(.popToRoot())
        new.apply(.replace([.page(5)], on: .tab(.orders)))
        new.apply(.selectTab(.bag))
        new.apply(.switchActivity(to: .account))
        new.apply(.selectTab(.orders))
        new.apply(.present(.cover(6, 7)))
        new.apply(.present(.question))
        #expect(
            old.steps(to: new) == [
                .dismiss(ModalID(rawValue: 2)), .dismiss(ModalID(rawValue: 1)),
                .pop(1, on: .tab(.orders)),
                .switchActivity(to: .account), .setHistory([.shop]),
                .selectTab(.bag), .selectTab(.orders),
                .pop(1, on: .tab(.home)),
                .push([.page(5)], on: .tab(.orders)),
                .present(Modal(3, .cover(6, 7)), over: .account), .present(Modal(4, .question), over: .account),
            ])
        #expect(old.steps(to: old).isEmpty)
    }

    @Test func whatIsPresentedStaysAndChanges() {
        let old = SampleState(.present(.sheet(1)), .push(.page(2)), .present(.cover(3)))
        var new = old
        new.apply(.route(.page(4), as: .root, on: .modal(1)))
        new.apply(.push(.page(5)))
        #expect(
            old.steps(to: new) == [
                .dismiss(ModalID(rawValue: 2)), .pop(1, on: .modal(1)), .setRoot(.page(4), on: .modal(1)),
                .push([.page(5)], on: .modal(1)),
            ])
    }

    /// Numbers of two states that have nothing in common may be the same.
    @Test func anotherThingOfTheSameNumberIsPresentedAnew() {
        let old = SampleState(.present(.sheet(1)))
        #expect(
            old.steps(to: SampleState(.present(.cover(1)))) == [
                .dismiss(ModalID(rawValue: 1)), .present(Modal(1, .cover(1)), over: .shop),
            ])
        #expect(SampleState(.present(.hello)).steps(to: SampleState(.present(.question))).count == 2)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func theStepsLeadToTheTargetAndAreAsFewAsCanBe(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        for _ in 0..<100 {
            let old = random.sampleState(after: Int.random(in: 0..<20, using: &random))
            // Half of the targets have a past in common with where one is.
            var new = Bool.random(using: &random) ? old : SampleState(activity: .shop)
            for _ in 0..<Int.random(in: 0..<20, using: &random) { new.apply(random.sampleOperation()) }
            let steps = old.steps(to: new)
            checkOrder(of: steps)
            if steps.count != old.leastSteps(to: new) { Issue.record("\(steps) from \(old) to \(new) are too many") }
            var state = old
            for step in steps where state.perform(step).isEmpty { Issue.record("\(step) of \(steps) does nothing") }
            if state != new { Issue.record("\(steps) lead from \(old) to \(state) instead of \(new)") }
        }
    }

    private func checkOrder(of steps: [SampleStep]) {
        let order = [
            steps.map(\.isDismissal), steps.map(\.isRemoval), steps.map(\.isPush), steps.map(\.isPresentation),
        ]
        for (earlier, later) in zip(order, order.dropFirst()) {
            if let last = earlier.lastIndex(of: true), let first = later.firstIndex(of: true), first < last {
                Issue.record("\(steps) are out of order")
            }
        }
        if let last = order[0].lastIndex(of: true), order[0].prefix(last).contains(false) {
            Issue.record("\(steps) do not begin with dismissals")
        }
        if let first = order[3].firstIndex(of: true), order[3].dropFirst(first).contains(false) {
            Issue.record("\(steps) do not end with presentations")
        }
    }
}
