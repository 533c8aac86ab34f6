import SharedCombine
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import HeadlessUI
#endif

/// What is presented, and what the environment hands on.
@MainActor @Suite struct PresentationConformance {
    private struct Shown: View {
        let stage: Stage
        let name: String
        var body: some View {
            let _ = stage.log(name)
            Text(name).onAppear { stage.log("+\(name)") }.onDisappear { stage.log("-\(name)") }
        }
    }

    private func screens(_ stage: Stage) -> some View {
        Parent(stage: stage) { stage in
            NavigationStack(path: stage.pathBinding) {
                Shown(stage: stage, name: "root")
                    .navigationDestination(for: Int.self) { Shown(stage: stage, name: "screen \($0)") }
            }
        }
    }

    @Test func aSheetAppearsAndDisappears() async {
        await conform(
            .toBeRecorded,
            { stage in
                Parent(stage: stage) { stage in
                    Text("x").sheet(item: stage.itemBinding) {
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
                Parent(stage: stage) { stage in
                    Text("\(stage.count)").sheet(item: stage.itemBinding) {
                        Shown(stage: stage, name: "sheet \($0.id)")
                    }
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

    private struct Enabled: View {
        let stage: Stage
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let _ = stage.log("enabled \(isEnabled)")
            Text("x")
        }
    }

    @Test func aValueOfTheEnvironmentEvaluatesItsReaders() async {
        await conform(
            .documentation("Environment"),
            { stage in Parent(stage: stage) { stage in Enabled(stage: stage).disabled(stage.isOn) } },
            ["enabled true"], [Step({ $0.count = 1 }, []), Step({ $0.isOn = true }, ["enabled false"])])
    }

    @Test func aValueThatIsNotReadEvaluatesNothing() async {
        await conform(
            .wellKnown,
            { stage in Parent(stage: stage) { stage in Leaf(stage: stage).disabled(stage.isOn) } }, ["leaf"],
            [Step({ $0.isOn = true }, [])])
    }

    /// A view that reads an action of the environment.
    private struct Reader<Action>: View {
        let stage: Stage
        @Environment private var action: Action

        init(_ action: KeyPath<EnvironmentValues, Action>, stage: Stage) {
            self.stage = stage
            _action = Environment(action)
        }

        var body: some View {
            let _ = stage.log("reader")
            Text("x")
        }
    }

    /// A sheet with a list that can be refreshed and opens URLs, around a view that reads one of the actions.
    private func page<Action>(_ stage: Stage, reading action: KeyPath<EnvironmentValues, Action>) -> some View {
        Parent(stage: stage) { stage in
            Text("\(stage.count)").sheet(item: stage.itemBinding) { _ in
                Reader(action, stage: stage)
                    .refreshable {}
                    .environment(\.openURL, OpenURLAction { _ in .handled })
            }
        }
    }

    @Test func dismissIsTheSameActionInEachPass() async {
        await conform(
            .toBeRecorded, { page($0, reading: \.dismiss) }, [],
            [Step({ $0.item = .init(id: 1) }, ["reader"]), Step({ $0.count = 1 }, [])])
    }

    @Test func refreshIsTheSameActionInEachPass() async {
        await conform(
            .toBeRecorded, { page($0, reading: \.refresh) }, [],
            [Step({ $0.item = .init(id: 1) }, ["reader"]), Step({ $0.count = 1 }, [])])
    }

    @Test func openURLIsTheSameActionInEachPass() async {
        await conform(
            .toBeRecorded, { page($0, reading: \.openURL) }, [],
            [Step({ $0.item = .init(id: 1) }, ["reader"]), Step({ $0.count = 1 }, [])])
    }

    @Test func theOuterDisabledWins() async {
        await conform(
            .documentation("View.disabled(_:)"),
            { stage in VStack { Enabled(stage: stage).disabled(false) }.disabled(true) }, ["enabled false"], [])
    }
}

extension Stage {
    fileprivate var itemBinding: Binding<Item?> { Binding(get: { self.item }, set: { self.item = $0 }) }

    fileprivate var pathBinding: Binding<[Int]> { Binding(get: { self.path }, set: { self.path = $0 }) }
}
