import FlowKit
import FlowTesting
import SharedCombine
import Testing

@MainActor @Suite struct LeakTests {
    @Test func allThatAnObjectHoldsIsNamedByItsPath() async {
        let bin = Bin()
        let texts = await failures {
            await expectNoLeaks { leaks in
                let tree = Tree()
                tree.crown.leaves = [Leaf(), Leaf()]
                tree.watching = Just(1).sink { _ in }
                tree.task = Task { for await _ in bin.never {} }
                leaks.trackEverything(in: tree)
                bin.things = [tree.crown.leaves[1], tree.watching as AnyObject]
            }
        }
        #expect(
            texts == [
                """
                Still alive after the end:

                  - Tree.crown.leaves[1]
                  - Tree.watching
                  - the task "Tree.task", which runs

                This usually means that a closure or a task that is kept somewhere holds on to it. To fix this, \
                capture it weakly, or cancel the task when its owner goes.
                """
            ])
        bin.keep.finish()
    }

    @Test func objectsOfOtherModulesArePassedOver() async {
        let shared = CurrentValue(1)
        await expectNoLeaks { leaks in
            let tree = Tree()
            tree.given = shared
            leaks.trackEverything(in: tree, modules: ["FlowTestingTests"])
        }
        let texts = await failures {
            await expectNoLeaks { leaks in
                let tree = Tree()
                tree.given = shared
                leaks.trackEverything(in: tree)
            }
        }
        #expect(texts.first?.hasPrefix("Still alive after the end: Tree.given.\n") == true)
    }

    @Test func aTaskThatRunsOnIsNamed() async {
        let bin = Bin()
        let texts = await failures {
            await expectNoLeaks { leaks in
                leaks.track(task: Task { 1 }, name: "short")
                leaks.track(task: Task { for await _ in bin.never {} }, name: "observe")
            }
        }
        #expect(texts.first?.hasPrefix("Still alive after the end: the task \"observe\", which runs.\n") == true)
        bin.keep.finish()
    }

    @Test func actorsAreNotLookedInto() async {
        let bin = Bin()
        let texts = await failures {
            await expectNoLeaks { leaks in
                let tree = Tree()
                let squirrel = Squirrel()
                tree.squirrel = squirrel
                leaks.trackEverything(in: tree)
                bin.things = [squirrel, squirrel.nut]
            }
        }
        #expect(texts.first?.hasPrefix("Still alive after the end: Tree.squirrel.\n") == true)
    }

    @Test func pathsHaveAnEnd() async {
        let bin = Bin()
        let texts = await failures {
            await expectNoLeaks { leaks in
                let tree = Tree()
                tree.crown.leaves = [Leaf()]
                leaks.trackEverything(in: tree, depth: 2)
                bin.things = [tree.crown.leaves[0]]
            }
        }
        #expect(texts == [])
    }

    @Test func aFlowThatGoesIsTakenThroughEverything() async {
        var seen: Set<String> = []
        await expectNoLeaks(ofFlowThrough: [Stop.help, .stop(1)]) {
            StopFlow(router: $0)
        } use: { flow, leaks in
            let model = leaks.track(StopModel(flow.router))
            model.open(3)
            flow.watching = flow.router.objectWillChange.sink { [weak flow] in
                guard let router = flow?.router else { return }
                seen.insert("\(router.currentRoutes)")
                if let sheet = router.sheet { seen.insert("sheet of \(sheet)") }
                if let cover = router.fullScreenCover { seen.insert("cover of \(cover)") }
                if router.alert != nil { seen.insert("alert") }
                if router.dialog != nil { seen.insert("dialog") }
            }
        }
        #expect(seen.isSuperset(of: ["\([Stop.help, .stop(1)])", "sheet of help", "cover of help", "alert", "dialog"]))
    }

    @Test func aFlowThatStaysIsNamed() async {
        let texts = await failures {
            await expectNoLeaks(ofFlowThrough: [Stop.help]) {
                StopFlow(router: $0)
            } use: { flow, _ in
                flow.watching = flow.router.objectWillChange.sink { _ = flow }
            }
        }
        #expect(
            texts.first?.hasPrefix(
                """
                Still alive after the end, when the flow ran alone:

                  - StopFlow

                """) == true)
        #expect(texts.first?.contains("\n  - StopFlow.router\n") == true)
        #expect(
            texts.last?.hasPrefix(
                """
                Still alive after the end, when an app hosted the flow:

                  - Router<Stop>
                  - StopFlow
                """) == true)
        #expect(texts.count == 2)
    }
}

/// Holds what should have gone.
@MainActor
private final class Bin {
    var things: [AnyObject] = []
    let never: AsyncStream<Never>
    let keep: AsyncStream<Never>.Continuation
    init() { (never, keep) = AsyncStream.makeStream(of: Never.self) }
}

@MainActor
private final class Tree {
    struct Crown { var leaves: [Leaf] = [] }
    var crown = Crown()
    var watching: AnyCancellable?
    var task: Task<Void, Never>?
    var given: CurrentValue<Int>?
    var squirrel: Squirrel?
}

private actor Squirrel {
    final class Nut: Sendable {}
    let nut = Nut()
}

private final class Leaf {}

@MainActor
private final class StopFlow: FlowViewModelProtocol {
    let router: Router<Stop>
    var watching: AnyCancellable?
    init(router: Router<Stop>?) { self.router = router ?? Router() }
}
