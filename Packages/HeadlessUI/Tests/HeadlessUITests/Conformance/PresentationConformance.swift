import SharedCombine
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import HeadlessUI
#endif

/// What is presented, and what the environment hands on.
@MainActor @Suite struct PresentationConformance {
    private struct Parent<Content: View>: View {
        @ObservedObject var stage: Stage
        @ViewBuilder let content: (Stage, Binding<Stage.Item?>, Binding<[Int]>) -> Content
        var body: some View { content(stage, $stage.item, $stage.path) }
    }

    private struct Shown: View {
        let stage: Stage
        let name: String
        var body: some View {
            let _ = stage.log(name)
            Text(name).onAppear { stage.log("+\(name)") }.onDisappear { stage.log("-\(name)") }
        }
    }

    private func screens(_ stage: Stage) -> some View {
        Parent(stage: stage) { stage, _, path in
            NavigationStack(path: path) {
                Shown(stage: stage, name: "root")
                    .navigationDestination(for: Int.self) { Shown(stage: stage, name: "screen \($0)") }
            }
        }
    }

    @Test func aSheetAppearsAndDisappears() async {
        await conform(
            .toBeRecorded,
            { stage in
                Parent(stage: stage) { stage, item, _ in
                    Text("x").sheet(item: item) {
                        stage.log("dismissed")
                    } content: {
                        Shown(stage: stage, name: "sheet \($0.id)")
                    }
                }
            }, [],
            [
                Step({ $0.item = .init(id: 1) }, ["sheet 1", "+sheet 1"]),
                Step({ $0.item = nil }, ["dismissed", "-sheet 1"]),
            ])
    }

    @Test func theContentOfASheetIsEvaluatedWithItsItemOnly() async {
        await conform(
            .wellKnown,
            { stage in
                Parent(stage: stage) { stage, item, _ in
                    Text("\(stage.count)").sheet(item: item) { Shown(stage: stage, name: "sheet \($0.id)") }
                }
            }, [],
            [
                Step({ $0.item = .init(id: 1) }, ["sheet 1", "+sheet 1"]),
                Step({ $0.count = 1 }, []),
            ])
    }

    @Test func aPushedScreenCoversTheRoot() async {
        await conform(
            .toBeRecorded, { screens($0) }, ["root", "+root"],
            [
                Step({ $0.path = [1] }, ["screen 1", "+screen 1", "-root"]),
                Step({ $0.path = [] }, ["+root", "-screen 1"]),
            ])
    }

    @Test func anUnchangedPathEvaluatesNoScreen() async {
        await conform(
            .wellKnown, { screens($0) }, ["root", "+root"],
            [Step({ $0.path = [1] }, ["screen 1", "+screen 1", "-root"]), Step({ $0.count = 1 }, [])])
    }

    @Test func anotherValueIsAnotherScreen() async {
        await conform(
            .toBeRecorded, { screens($0) }, ["root", "+root"],
            [
                Step({ $0.path = [1] }, ["screen 1", "+screen 1", "-root"]),
                Step({ $0.path = [2] }, ["screen 2", "+screen 2", "-screen 1"]),
            ])
    }

    @Test func aValueOfTheEnvironmentEvaluatesItsReaders() async {
        struct Reader: View {
            let stage: Stage
            @Environment(\.isEnabled) private var isEnabled
            var body: some View {
                let _ = stage.log("reader \(isEnabled)")
                Text("x")
            }
        }
        await conform(
            .documentation("Environment"),
            { stage in Parent(stage: stage) { stage, _, _ in Reader(stage: stage).disabled(stage.isOn) } },
            ["reader true"], [Step({ $0.count = 1 }, []), Step({ $0.isOn = true }, ["reader false"])])
    }

    @Test func aValueThatIsNotReadEvaluatesNothing() async {
        struct Other: View {
            let stage: Stage
            var body: some View {
                let _ = stage.log("other")
                Text("x")
            }
        }
        await conform(
            .wellKnown,
            { stage in Parent(stage: stage) { stage, _, _ in Other(stage: stage).disabled(stage.isOn) } }, ["other"],
            [Step({ $0.isOn = true }, [])])
    }

    @Test func dismissIsTheSameActionInEachPass() async {
        struct Page: View {
            let stage: Stage
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                let _ = stage.log("page")
                Button("Back") { dismiss() }
            }
        }
        await conform(
            .toBeRecorded,
            { stage in
                Parent(stage: stage) { stage, item, _ in
                    Text("\(stage.count)").sheet(item: item) { _ in Page(stage: stage) }
                }
            }, [], [Step({ $0.item = .init(id: 1) }, ["page"]), Step({ $0.count = 1 }, [])])
    }

    @Test func theOuterDisabledWins() async {
        struct Reader: View {
            let stage: Stage
            @Environment(\.isEnabled) private var isEnabled
            var body: some View {
                let _ = stage.log("\(isEnabled)")
                Text("x")
            }
        }
        await conform(
            .documentation("View.disabled(_:)"),
            { stage in VStack { Reader(stage: stage).disabled(false) }.disabled(true) }, ["false"], [])
    }
}
