import SharedCombine
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import HeadlessUI
#endif

/// The views that stay the same view, and those that begin anew.
@MainActor @Suite struct IdentityConformance {
    /// A view that logs the number with which its state began.
    private struct Numbered: View {
        let stage: Stage
        var name = ""
        @State private var began: Int
        init(stage: Stage, name: String = "") {
            self.stage = stage
            self.name = name
            _began = State(initialValue: stage.count)
        }
        var body: some View {
            let _ = stage.log("\(name)\(began)")
            Text(name)
        }
    }

    @Test func stateOutlivesANewInitialValue() async {
        await conform(
            .documentation("State"),
            { stage in Parent(stage: stage) { Numbered(stage: $0, name: "\($0.count): ") } }, ["0: 0"],
            [Step({ $0.count = 1 }, ["1: 0"])])
    }

    @Test func anotherBranchIsAnotherView() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    if stage.isOn { Numbered(stage: stage) } else { Numbered(stage: stage) }
                }
            }, ["0"],
            [
                Step({ $0.count = 1 }, []),
                Step({ $0.isOn = true }, ["1"]),
                Step(
                    {
                        $0.count = 2
                        $0.isOn = false
                    }, ["2"]),
            ])
    }

    @Test func anotherIDIsAnotherView() async {
        await conform(
            .documentation("View.id(_:)"),
            { stage in Parent(stage: stage) { Numbered(stage: $0).id($0.count / 2) } }, ["0"],
            [Step({ $0.count = 1 }, []), Step({ $0.count = 2 }, ["2"])])
    }

    @Test func aValueOfAModifierKeepsTheView() async {
        await conform(
            .wellKnown,
            { stage in Parent(stage: stage) { Numbered(stage: $0).opacity($0.isOn ? 1 : 0) } }, ["0"],
            [Step({ $0.isOn = true }, [])])
    }

    @Test func aViewBeforeItKeepsTheView() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    if stage.isOn { Text("before") }
                    Numbered(stage: stage)
                }
            }, ["0"], [Step({ $0.isOn = true }, [])])
    }

    @Test func aRowKeepsItsStateWhereItMoves() async {
        await conform(
            .documentation("ForEach"),
            { stage in
                Parent(stage: stage) { stage in
                    VStack { ForEach(stage.rows, id: \.self) { Numbered(stage: stage, name: $0) } }
                }
            }, ["a0", "b0"],
            [
                Step({ $0.rows = ["b", "a"] }, []),
                Step(
                    {
                        $0.count = 1
                        $0.rows = ["b"]
                    }, []),
                Step({ $0.rows = ["a", "b"] }, ["a1"]),
            ])
    }

    @Test func anErasedViewOfAnotherTypeIsAnotherView() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    stage.isOn ? AnyView(Numbered(stage: stage).padding()) : AnyView(Numbered(stage: stage))
                }
            }, ["0"],
            [
                Step(
                    {
                        $0.count = 1
                        $0.isOn = true
                    }, ["1"])
            ])
    }

    @Test func aViewThatComesBackBeginsAnew() async {
        await conform(
            .wellKnown,
            { stage in Parent(stage: stage) { stage in if !stage.isOn { Numbered(stage: stage) } } }, ["0"],
            [
                Step({ $0.isOn = true }, []),
                Step(
                    {
                        $0.count = 5
                        $0.isOn = false
                    }, ["5"]),
            ])
    }
}
