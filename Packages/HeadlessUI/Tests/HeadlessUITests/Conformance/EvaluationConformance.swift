import SharedCombine
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import HeadlessUI
#endif

/// The bodies that are evaluated after a change.
@MainActor @Suite struct EvaluationConformance {
    @Test func anObservedObjectEvaluatesItsReaders() async {
        await conform(
            .documentation("ObservedObject"), { Parent(stage: $0, name: "parent") { stage in Text("\(stage.count)") } },
            ["parent"], [Step({ $0.count += 1 }, ["parent"])])
    }

    @Test func anObservedObjectEvaluatesAlsoThoseThatReadNothing() async {
        await conform(
            .wellKnown, { Parent(stage: $0, name: "parent") { stage in Text("constant") } }, ["parent"],
            [Step({ $0.count += 1 }, ["parent"])])
    }

    @Test func twoChangesInOneTurnAreOneEvaluation() async {
        struct Parent: View {
            @ObservedObject var stage: Stage
            var body: some View {
                let _ = stage.log("parent \(stage.count)")
                Text("constant")
            }
        }
        await conform(
            .wellKnown, { Parent(stage: $0) }, ["parent 0"],
            [
                Step(
                    {
                        $0.count += 1
                        $0.count += 1
                    }, ["parent 2"])
            ])
    }

    @Test func aChildWithTheSameValuesStays() async {
        await conform(
            .wellKnown, { Parent(stage: $0, name: "parent") { stage in Leaf(stage: stage) } }, ["parent", "leaf"],
            [Step({ $0.count += 1 }, ["parent"])])
    }

    @Test func aChildWithAnotherValueIsEvaluated() async {
        await conform(
            .wellKnown,
            { Parent(stage: $0, name: "parent") { stage in Leaf(stage: stage, name: "leaf \(stage.count)") } },
            ["parent", "leaf 0"], [Step({ $0.count += 1 }, ["parent", "leaf 1"])])
    }

    @Test func anObjectThatIsNotObservedEvaluatesNothing() async {
        await conform(.documentation("ObservedObject"), { Leaf(stage: $0) }, ["leaf"], [Step({ $0.count += 1 }, [])])
    }

    @Test func onlyTheChildThatObservesIsEvaluated() async {
        struct Parent: View {
            let stage: Stage
            var body: some View {
                let _ = stage.log("parent")
                Child(stage: stage)
            }
        }
        struct Child: View {
            @ObservedObject var stage: Stage
            var body: some View {
                let _ = stage.log("child")
                Text("\(stage.count)")
            }
        }
        await conform(.wellKnown, { Parent(stage: $0) }, ["parent", "child"], [Step({ $0.count += 1 }, ["child"])])
    }

    @Test func stateThatABodyReadsEvaluatesIt() async {
        struct Parent: View {
            let stage: Stage
            @State private var count = 0
            var body: some View {
                let _ = stage.log("parent \(count)")
                Text("x").onReceive(of: stage) { count = stage.count }
            }
        }
        await conform(
            .documentation("State"), { Parent(stage: $0) }, ["parent 0"], [Step({ $0.count = 3 }, ["parent 3"])])
    }

    @Test func stateThatNoBodyReadsEvaluatesNothing() async {
        struct Parent: View {
            let stage: Stage
            @State private var count = 0
            var body: some View {
                let _ = stage.log("parent")
                Text("x").onReceive(of: stage) { count = stage.count }
            }
        }
        await conform(.wellKnown, { Parent(stage: $0) }, ["parent"], [Step({ $0.count = 3 }, [])])
    }

    @Test func theSameValueAgainEvaluatesNothing() async {
        struct Parent: View {
            let stage: Stage
            @State private var count = 3
            var body: some View {
                let _ = stage.log("parent \(count)")
                Text("x").onReceive(of: stage) { count = stage.count }
            }
        }
        await conform(.wellKnown, { Parent(stage: $0) }, ["parent 3"], [Step({ $0.count = 3 }, [])])
    }

    @Test func aBindingIsReadByTheChildThatUsesIt() async {
        struct Parent: View {
            let stage: Stage
            @State private var count = 0
            var body: some View {
                let _ = stage.log("parent")
                Child(stage: stage, count: $count).onReceive(of: stage) { count = stage.count }
            }
        }
        struct Child: View {
            let stage: Stage
            @Binding var count: Int
            var body: some View {
                let _ = stage.log("child \(count)")
                Text("\(count)")
            }
        }
        await conform(
            .documentation("Binding"), { Parent(stage: $0) }, ["parent", "child 0"],
            [Step({ $0.count = 1 }, ["child 1"])])
    }

    @Test func aBindingToAnObjectsPropertyThatStaysIsTheSame() async {
        struct Parent: View {
            @ObservedObject var stage: Stage
            var body: some View {
                let _ = stage.log("parent")
                Child(stage: stage, isOn: $stage.isOn)
            }
        }
        struct Child: View {
            let stage: Stage
            @Binding var isOn: Bool
            var body: some View {
                let _ = stage.log("child \(isOn)")
                Text("x")
            }
        }
        await conform(
            .toBeRecorded, { Parent(stage: $0) }, ["parent", "child false"],
            [Step({ $0.count += 1 }, ["parent"]), Step({ $0.isOn = true }, ["parent", "child true"])])
    }

    @Test func aBindingOfClosuresIsAnotherEachTime() async {
        struct Child: View {
            let stage: Stage
            @Binding var isOn: Bool
            var body: some View {
                let _ = stage.log("child")
                Text("x")
            }
        }
        await conform(
            .wellKnown,
            {
                Parent(stage: $0, name: "parent") { stage in
                    Child(stage: stage, isOn: Binding(get: { stage.isOn }, set: { stage.isOn = $0 }))
                }
            }, ["parent", "child"], [Step({ $0.count += 1 }, ["parent", "child"])])
    }

    private struct Tapped: View {
        let stage: Stage
        let action: () -> Void
        var body: some View {
            let _ = stage.log("child")
            Text("x")
        }
    }

    @Test func aClosureWithoutCapturesIsTheSame() async {
        await conform(
            .wellKnown, { Parent(stage: $0, name: "parent") { stage in Tapped(stage: stage) {} } },
            ["parent", "child"], [Step({ $0.count += 1 }, ["parent"])])
    }

    @Test func aClosureThatCapturesTheViewIsAnotherOne() async {
        struct Parent: View {
            @ObservedObject var stage: Stage
            var body: some View {
                let _ = stage.log("parent")
                Tapped(stage: stage) { stage.count += 1 }
            }
        }
        await conform(
            .wellKnown, { Parent(stage: $0) }, ["parent", "child"], [Step({ $0.count += 1 }, ["parent", "child"])])
    }

    @Test func anEquatableViewIsComparedByItsOperator() async {
        struct Tens: View, Equatable {
            let stage: Stage
            let count: Int
            var body: some View {
                let _ = stage.log("child")
                Text("\(count / 10)")
            }
            nonisolated static func == (one: Tens, other: Tens) -> Bool { one.count / 10 == other.count / 10 }
        }
        await conform(
            .documentation("EquatableView"),
            { Parent(stage: $0, name: "parent") { stage in Tens(stage: stage, count: stage.count) } },
            ["parent", "child"],
            [Step({ $0.count = 5 }, ["parent"]), Step({ $0.count = 15 }, ["parent", "child"])])
    }

    @Test func onlyTheRowThatChangedIsEvaluated() async {
        await conform(
            .wellKnown,
            {
                Parent(stage: $0, name: "parent") { stage in
                    VStack { ForEach(stage.rows, id: \.self) { Leaf(stage: stage, name: $0) } }
                }
            }, ["parent", "a", "b"],
            [Step({ $0.rows.append("c") }, ["parent", "c"]), Step({ $0.rows = ["c", "a"] }, ["parent"])])
    }

    @Test func aModifiersBodyStaysWhenItsContentChanges() async {
        struct Framed: ViewModifier {
            let stage: Stage
            func body(content: Content) -> some View {
                let _ = stage.log("modifier")
                content.padding()
            }
        }
        await conform(
            .wellKnown,
            { Parent(stage: $0, name: "parent") { stage in Text("\(stage.count)").modifier(Framed(stage: stage)) } },
            ["parent", "modifier"], [Step({ $0.count += 1 }, ["parent"])])
    }

    @Test func theContentOfAModifierIsEvaluatedWithoutIt() async {
        struct Framed: ViewModifier {
            let stage: Stage
            func body(content: Content) -> some View {
                let _ = stage.log("modifier")
                content.padding()
            }
        }
        await conform(
            .wellKnown,
            {
                Parent(stage: $0, name: "parent") { stage in
                    Leaf(stage: stage, name: "leaf \(stage.count)").modifier(Framed(stage: stage))
                }
            }, ["parent", "modifier", "leaf 0"],
            [Step({ $0.count += 1 }, ["parent", "leaf 1"])])
    }

    @Test func anErasedViewKeepsItsChildren() async {
        await conform(
            .wellKnown, { Parent(stage: $0, name: "parent") { stage in AnyView(Leaf(stage: stage)) } },
            ["parent", "leaf"], [Step({ $0.count += 1 }, ["parent"])])
    }

    @Test func aContainersContentIsComparedWithIt() async {
        struct Card<Content: View>: View {
            let stage: Stage
            let content: Content
            var body: some View {
                let _ = stage.log("card")
                content
            }
        }
        await conform(
            .wellKnown,
            { Parent(stage: $0, name: "parent") { stage in Card(stage: stage, content: Text("\(stage.count)")) } },
            ["parent", "card"],
            [Step({ $0.other += 1 }, ["parent"]), Step({ $0.count += 1 }, ["parent", "card"])])
    }

    @Test func anObjectThatAViewOwnsIsMadeOnce() async {
        @MainActor final class Owned: ObservableObject {
            init(_ stage: Stage) { stage.log("made") }
        }
        struct Child: View {
            let stage: Stage
            let count: Int
            @StateObject private var owned: Owned
            init(stage: Stage, count: Int) {
                self.stage = stage
                self.count = count
                _owned = StateObject(wrappedValue: Owned(stage))
            }
            var body: some View {
                let _ = stage.log("child")
                Text("\(ObjectIdentifier(owned) == ObjectIdentifier(owned))")
            }
        }
        struct Parent: View {
            @ObservedObject var stage: Stage
            var body: some View { Child(stage: stage, count: stage.count) }
        }
        await conform(
            .documentation("StateObject"), { Parent(stage: $0) }, ["made", "child"],
            [Step({ $0.count += 1 }, ["child"])])
    }

    @Test func anObjectOfTheEnvironmentEvaluatesItsReader() async {
        struct Reader: View {
            @EnvironmentObject private var stage: Stage
            var body: some View {
                let _ = stage.log("reader")
                Text("\(stage.count)")
            }
        }
        await conform(
            .documentation("EnvironmentObject"), { VStack { Reader() }.environmentObject($0) }, ["reader"],
            [Step({ $0.count += 1 }, ["reader"])])
    }

    @Test func aValueThatIsNotPublishedIsNotSeen() async {
        struct Parent: View {
            @ObservedObject var stage: Stage
            var body: some View {
                let _ = stage.log("parent \(stage.unpublished)")
                Text("x")
            }
        }
        await conform(
            .wellKnown, { Parent(stage: $0) }, ["parent 0"],
            [Step({ $0.unpublished = 1 }, []), Step({ $0.count = 1 }, ["parent 1"])])
    }
}

extension View {
    /// Calls an action after each change of the count, without a body that reads it.
    fileprivate func onReceive(of stage: Stage, _ action: @escaping () -> Void) -> some View {
        background { CountReader(stage: stage, action: action) }
    }
}

private struct CountReader: View {
    @ObservedObject var stage: Stage
    let action: () -> Void
    var body: some View { Text("").onChange(of: stage.count) { _, _ in action() } }
}
