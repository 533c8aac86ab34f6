@_spi(Inspection) import HeadlessUI
import Observation
import SharedCombine
import Testing

/// Objects of classes that are `@Observable` are observed property by property, where a body reads them.
@MainActor @Suite struct ObservationTests {
    @MainActor @Observable
    final class Bag {
        var count = 0
        var note = ""
        @ObservationIgnored var bodies: [String] = []
    }

    private func unchecked(_ view: some View) -> ViewHost {
        let host = ViewHost(view)
        host.checksStaleness = false
        return host
    }

    private struct Badge: View {
        let bag: Bag
        var body: some View {
            let _ = bag.bodies.append("badge")
            Text("\(bag.count)")
        }
    }

    private struct Note: View {
        @Bindable var bag: Bag
        var body: some View {
            let _ = bag.bodies.append("note")
            TextField("Note", text: $bag.note)
            Characters(text: $bag.note, bag: bag)
        }
    }

    private struct Characters: View {
        @Binding var text: String
        let bag: Bag
        var body: some View {
            let _ = bag.bodies.append("characters")
            Text("\(text.count) characters")
        }
    }

    @Test func onlyTheBodyThatReadAPropertyIsEvaluated() {
        let bag = Bag()
        let host = unchecked(
            VStack {
                Badge(bag: bag)
                Note(bag: bag)
            })
        #expect(host.tree.texts == ["0", "0 characters"])
        #expect(bag.bodies == ["badge", "note", "characters"])
        bag.count = 1
        #expect(host.tree.texts == ["1", "0 characters"])
        #expect(bag.bodies == ["badge", "note", "characters", "badge"])
    }

    @Test func aBindingIsReadWhereItIsUsed() {
        let bag = Bag()
        let host = unchecked(VStack { Note(bag: bag) })
        _ = host.tree
        bag.bodies = []
        host.tree.first(.textField)?.enter("Two")
        #expect(bag.note == "Two")
        #expect(host.tree.texts == ["3 characters"])
        #expect(bag.bodies == ["characters"])
        #expect(host.tree.first(.textField)?.value == "Two")
    }

    @Test func anObjectComesFromTheEnvironment() {
        struct Reader: View {
            @Environment(Bag.self) private var bag
            var body: some View { Text("\(bag.count)") }
        }
        struct Maybe: View {
            @Environment(Bag.self) private var bag: Bag?
            var body: some View { Text(bag == nil ? "no bag" : "a bag") }
        }
        let bag = Bag()
        let host = unchecked(
            VStack {
                Maybe()
                VStack {
                    Reader()
                    Maybe()
                }
                .environment(bag)
            })
        #expect(host.tree.texts == ["no bag", "0", "a bag"])
        bag.count = 2
        #expect(host.tree.texts == ["no bag", "2", "a bag"])
    }

    @Test func aViewOwnsAnObjectAsState() {
        struct Owner: View {
            @State private var bag = Bag()
            var body: some View { Button("\(bag.count)") { bag.count += 1 } }
        }
        let host = unchecked(VStack { Owner() })
        host.tree.button("0")?.tap()
        host.tree.button("1")?.tap()
        #expect(host.tree.button("2") != nil)
    }

    @Test func anotherPropertyThanTheOneThatIsReadEvaluatesNothing() {
        let bag = Bag()
        let host = unchecked(VStack { Badge(bag: bag) })
        _ = host.tree
        bag.note = "unread"
        #expect(!host.isDirty)
        #expect(bag.bodies == ["badge"])
    }
}
