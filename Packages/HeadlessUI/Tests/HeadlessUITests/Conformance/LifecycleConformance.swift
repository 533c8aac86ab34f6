import SharedCombine
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import HeadlessUI
#endif

/// The order in which views appear, change and disappear.
@MainActor @Suite struct LifecycleConformance {
    /// A text that logs that it appears and disappears.
    private struct Shown: View {
        let stage: Stage
        let name: String
        var body: some View {
            Text(name).onAppear { stage.log("+\(name)") }.onDisappear { stage.log("-\(name)") }
        }
    }

    @Test func aViewAppearsOnce() async {
        await conform(
            .documentation("View.onAppear(perform:)"),
            { stage in Parent(stage: stage) { Shown(stage: $0, name: "x").opacity($0.isOn ? 1 : 0.5) } }, ["+x"],
            [Step({ $0.isOn = true }, [])])
    }

    @Test func siblingsAppearInTheirOrder() async {
        await conform(
            .toBeRecorded,
            { stage in
                VStack {
                    Shown(stage: stage, name: "a")
                    Shown(stage: stage, name: "b")
                }
            }, ["+a", "+b"], [])
    }

    @Test func theInnerViewAppearsFirst() async {
        await conform(
            .toBeRecorded,
            { stage in VStack { Shown(stage: stage, name: "inner") }.onAppear { stage.log("outer") } },
            ["+inner", "outer"], [])
    }

    @Test func aNewBranchAppearsBeforeTheOldOneDisappears() async {
        await conform(
            .toBeRecorded,
            { stage in
                Parent(stage: stage) { stage in
                    if stage.isOn { Shown(stage: stage, name: "on") } else { Shown(stage: stage, name: "off") }
                }
            }, ["+off"], [Step({ $0.isOn = true }, ["+on", "-off"])])
    }

    @Test func aGroupAppearsWithEachBranch() async {
        await conform(
            .documentation("Group"),
            { stage in
                Parent(stage: stage) { stage in
                    Group { if stage.isOn { Text("on") } else { Text("off") } }.onAppear { stage.log("group") }
                }
            }, ["group"], [Step({ $0.isOn = true }, ["group"])])
    }

    @Test func aContainerAppearsOnce() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    VStack { if stage.isOn { Text("on") } else { Text("off") } }.onAppear { stage.log("stack") }
                }
            }, ["stack"], [Step({ $0.isOn = true }, [])])
    }

    @Test func emptyContentNeverAppears() async {
        await conform(.wellKnown, { stage in EmptyView().onAppear { stage.log("empty") } }, [], [])
    }

    @Test func aRowThatIsRemovedDisappears() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    VStack { ForEach(stage.rows, id: \.self) { Shown(stage: stage, name: $0) } }
                }
            }, ["+a", "+b"],
            [Step({ $0.rows = ["b"] }, ["-a"]), Step({ $0.rows = ["b", "c"] }, ["+c"])])
    }

    @Test func aTaskStartsWithTheViewAndIsCanceledWithIt() async {
        await conform(
            .documentation("View.task(priority:_:)"),
            { stage in
                Parent(stage: stage) { stage in
                    if !stage.isOn {
                        Text("x").task {
                            stage.log("task")
                            do { try await Task.sleep(for: .seconds(3600)) } catch { stage.log("canceled") }
                        }
                    }
                }
            }, ["task"], [Step({ $0.isOn = true }, ["canceled"])])
    }

    @Test func aTaskWithAnotherIDStartsAgain() async {
        await conform(
            .documentation("View.task(id:priority:_:)"),
            { stage in
                Parent(stage: stage) { stage in
                    Text("x").task(id: stage.count) { stage.log("task \(stage.count)") }
                }
            }, ["task 0"], [Step({ $0.other = 1 }, []), Step({ $0.count = 1 }, ["task 1"])])
    }

    @Test func aChangeHasTheOldAndTheNewValue() async {
        await conform(
            .documentation("View.onChange(of:initial:_:)"),
            { stage in
                Parent(stage: stage) { stage in
                    Text("x").onChange(of: stage.count) { stage.log("\($0) to \($1)") }
                }
            }, [], [Step({ $0.count = 2 }, ["0 to 2"]), Step({ $0.other = 1 }, [])])
    }

    @Test func anInitialChangeHasTheValueTwice() async {
        await conform(
            .documentation("View.onChange(of:initial:_:)"),
            { stage in
                Parent(stage: stage) { stage in
                    Text("x").onChange(of: stage.count, initial: true) { stage.log("\($0) to \($1)") }
                }
            }, ["0 to 0"], [Step({ $0.count = 1 }, ["0 to 1"])])
    }

    @Test func twoChangesInOneTurnAreOneChange() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    Text("x").onChange(of: stage.count) { stage.log("\($0) to \($1)") }
                }
            }, [],
            [
                Step(
                    {
                        $0.count = 1
                        $0.count = 2
                    }, ["0 to 2"])
            ])
    }

    @Test func theInnerChangeIsHandledFirst() async {
        await conform(
            .toBeRecorded,
            { stage in
                Parent(stage: stage) { stage in
                    VStack { Text("x").onChange(of: stage.count) { _, _ in stage.log("inner") } }
                        .onChange(of: stage.count) { _, _ in stage.log("outer") }
                }
            }, [], [Step({ $0.count = 1 }, ["inner", "outer"])])
    }

    @Test func aChangeMadeByAChangeFollows() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage in
                    Text("x")
                        .onChange(of: stage.count) { _, new in
                            stage.log("count \(new)")
                            stage.other = new
                        }
                        .onChange(of: stage.other) { stage.log("other \($1)") }
                }
            }, [], [Step({ $0.count = 1 }, ["count 1", "other 1"])])
    }
}
