import Foundation
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

/// A view that reads what it doesn't observe is stale on a device. The host says so.
@MainActor @Suite struct StalenessTests {
    @MainActor
    private final class Bag: ObservableObject {
        @Published var count = 0
        @Published var note = ""
        var total = 0
        var lines: [String] = []
    }

    private final class Issues {
        var texts: [String] = []
    }

    private func host(_ view: some View) -> (ViewHost, Issues) {
        let (host, issues) = (ViewHost(view), Issues())
        host.checksStaleness = true
        host.onIssue = { issues.texts.append($0) }
        _ = host.tree
        return (host, issues)
    }

    private struct Badge: View {
        let bag: Bag
        var body: some View { Text("\(bag.count) in the bag") }
    }

    private struct Shop: View {
        @ObservedObject var bag: Bag
        var body: some View {
            Text(bag.note)
            Badge(bag: bag)
        }
    }

    @Test func anObjectThatIsNotObservedIsNamed() {
        let bag = Bag()
        let (host, issues) = host(Shop(bag: bag))
        bag.count = 1
        #expect(host.tree.texts == ["", "0 in the bag"])
        #expect(
            issues.texts == [
                """
                Badge is out of date.

                - text "0 in the bag"
                + text "1 in the bag"

                SwiftUI evaluates a body only when state that it reads, an object that it observes, its environment or a \
                stored property has changed. It doesn't observe `bag` (Bag). To fix this, declare it as @ObservedObject, \
                and publish the property that the body reads.
                """
            ])
        bag.count = 2
        _ = host.tree
        #expect(issues.texts.count == 1, "once for each type of view")
    }

    @Test func aChangeThatNothingFollowsIsFound() {
        struct Total: View {
            @ObservedObject var bag: Bag
            var body: some View { Text("\(bag.total)") }
        }
        let bag = Bag()
        let (host, issues) = host(Total(bag: bag))
        bag.total = 5
        _ = host.tree
        #expect(issues.texts.isEmpty, "nothing asked for a pass")
        host.checkStaleness()
        #expect(issues.texts.first?.hasPrefix("Total is out of date.\n\n- text \"0\"\n+ text \"5\"") == true)
        #expect(host.tree.texts == ["0"])
    }

    @Test func aBodyThatReadsTheClockIsReportedOnce() {
        struct Clock: View {
            let bag: Bag
            @State private var taps = 0
            var body: some View {
                let _ = (bag.total += 1)
                Button("\(taps) at \(bag.total)") { taps += 1 }
            }
        }
        let (host, issues) = host(Clock(bag: Bag()))
        host.tree.all(.button).first?.tap()
        _ = host.tree
        #expect(issues.texts.count == 1)
        #expect(issues.texts.first?.contains("It shows something else whenever it is evaluated.") == true)
    }

    @Test func theContentOfAClosureBelongsToTheViewAround() {
        struct Rows: View {
            let row: (Int) -> Text
            var body: some View { ForEach(0..<1, content: row) }
        }
        let bag = Bag()
        let (host, issues) = host(VStack { Rows { Text("\($0): \(bag.total)") } })
        bag.total = 1
        host.checkStaleness()
        #expect(issues.texts.first?.hasPrefix("Rows is out of date.") == true)
    }

    @Test func theContentOfAModifierBelongsToTheViewAround() {
        struct Boxed: ViewModifier {
            func body(content: Content) -> some View { VStack { content.modifier(EmptyModifier()) } }
        }
        struct Label: View {
            let bag: Bag
            var body: some View {
                Button {
                    bag.total += 1
                } label: {
                    Text("\(bag.total)").modifier(Boxed())
                }
                .buttonStyle(Plain())
            }
        }
        struct Plain: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let bag = Bag()
        let (host, issues) = host(VStack { Label(bag: bag) })
        bag.total = 1
        host.checkStaleness()
        #expect(issues.texts.first?.hasPrefix("Label is out of date.") == true)
    }

    @Test func aModifierThatReadsWhatItDoesNotObserveIsNamed() {
        struct Marked: ViewModifier {
            let bag: Bag
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text("\(bag.total)")
                }
            }
        }
        let bag = Bag()
        let (host, issues) = host(VStack { Text("x").modifier(Marked(bag: bag)) })
        bag.total = 1
        host.checkStaleness()
        #expect(issues.texts.first?.hasPrefix("Marked is out of date.") == true)
    }

    @Test func aBranchThatShouldBeThereIsAView() {
        struct Hint: View {
            let bag: Bag
            var body: some View {
                Text("Shop")
                if bag.total > 0 { Text("Free delivery") }
            }
        }
        let bag = Bag()
        let (host, issues) = host(VStack { Hint(bag: bag) })
        bag.total = 1
        host.checkStaleness()
        #expect(issues.texts.first?.hasPrefix("Hint is out of date.\n\n- nothing\n+ text \"Free delivery\"") == true)
    }

    @Test func checksHaveNoEffects() async {
        struct Page: View {
            @ObservedObject var bag: Bag
            @State private var isShown = true
            @State private var path: [Int] = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    ScrollViewReader { _ in
                        List {
                            ForEach(0..<30) { number in
                                Text("\(number) \(bag.count)").onAppear { bag.lines.append("row \(number)") }
                            }
                        }
                        .onChange(of: bag.count) { bag.lines.append("count \(bag.count)") }
                    }
                    .navigationDestination(for: Int.self) { number in
                        Text("screen \(number)")
                            .onAppear { bag.lines.append("screen") }
                            .sheet(isPresented: $isShown) {
                                bag.lines.append("dismissed")
                            } content: {
                                Button("Close") { isShown = false }
                                    .onAppear { bag.lines.append("sheet") }
                                    .onDisappear { bag.lines.append("sheet gone") }
                            }
                    }
                }
            }
        }
        func lines(checks: Bool) -> [String] {
            let bag = Bag()
            let host = ViewHost(Page(bag: bag))
            host.checksStaleness = checks
            host.onIssue = { Issue.record("\($0)") }
            _ = host.tree
            for _ in 0..<2 {
                if checks { host.checkStaleness() }
                bag.count += 1
                _ = host.tree
            }
            host.tree.button("Close")?.tap()
            _ = host.tree
            if checks { host.checkStaleness() }
            host.end()
            return bag.lines
        }
        let expected = lines(checks: false)
        #expect(expected.contains("sheet gone") && expected.contains("count 2") && expected.contains("dismissed"))
        #expect(lines(checks: true) == expected)
    }
}
