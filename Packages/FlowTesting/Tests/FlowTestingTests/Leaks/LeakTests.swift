import FlowKit
@_spi(Reporting) import FlowTestSupport
import FlowTesting
import SharedCombine
import Testing

@MainActor @Suite struct LeakTests {
    @Test func objectsThatStayAreNamed() async {
        let bin = Bin()
        let texts = await failures {
            await expectNoLeaks { leaks in
                leaks.track(Leaf())
                bin.things = [leaks.track(Leaf(), "the green leaf"), leaks.track(Leaf())]
            }
        }
        #expect(
            texts == [
                """
                Still alive at the end:

                  - the green leaf
                  - Leaf

                This usually means that a stored closure or task retains it. To fix this, capture it weakly, or cancel \
                the task when its owner is released.
                """
            ])
    }

    @Test func aTaskThatRunsOnIsNamed() async {
        let bin = Bin()
        let texts = await failures {
            await expectNoLeaks { leaks in
                leaks.track(task: Task { 1 }, name: "short")
                leaks.track(task: Task { for await _ in bin.never {} }, name: "observe")
            }
        }
        #expect(texts.first?.hasPrefix("Still alive at the end:\n\n  - the task \"observe\", which runs\n") == true)
        bin.keep.finish()
    }

    @Test func theRouterOfAFlowIsUsedInEveryWay() async {
        var seen: Set<String> = []
        await expectNoLeaks(ofFlowThrough: [Stop.help, .stop(1)]) {
            StopFlow(router: $0)
        } use: { flow, leaks in
            let model = leaks.track(StopModel(flow.router))
            model.open(3)
            flow.watching = flow.router.objectWillChange.sink { [weak flow] in
                guard let router = flow?.router else { return }
                seen.insert("\(router.path)")
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
                Still alive at the end, when the flow ran alone:

                  - StopFlow
                  - Router<Stop>

                """) == true)
        #expect(texts.last?.hasPrefix("Still alive at the end, when an app hosted the flow:\n") == true)
        #expect(texts.last?.contains("\n  - StopFlow\n") == true)
        #expect(texts.count == 2)
    }
}

/// Retains objects that a test expects to be released.
@MainActor
private final class Bin {
    var things: [AnyObject] = []
    let never: AsyncStream<Never>
    let keep: AsyncStream<Never>.Continuation
    init() { (never, keep) = AsyncStream.makeStream(of: Never.self) }
}

private final class Leaf {}

@MainActor
private final class StopFlow: FlowViewModelProtocol {
    let router: Router<Stop>
    var watching: AnyCancellable?
    init(router: Router<Stop>?) { self.router = router ?? Router() }
}
