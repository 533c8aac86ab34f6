import Foundation
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

private struct GreetingKey: EnvironmentKey {
    static let defaultValue = "hello"
}

extension EnvironmentValues {
    fileprivate var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
    }
}

@MainActor @Suite(.timeLimit(.minutes(60))) struct EnvironmentTests {
    private struct Greeter: View {
        @Environment(\.greeting) private var greeting
        var body: some View { Text(greeting) }
    }

    @Test func valuesGoDownAndTheNearestWins() {
        let host = ViewHost(
            VStack {
                Greeter()
                VStack { Greeter().environment(\.greeting, "ahoy") }.environment(\.greeting, "moin")
                Greeter()
            }
        )
        #expect(host.tree.texts == ["hello", "ahoy", "hello"])
        host.environment.greeting = "hi"
        #expect(host.tree.texts == ["hi", "ahoy", "hi"])
    }

    @Test func aPreferredColorSchemeIsReadByItsContent() {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        struct Window: View {
            @State private var isDark = false
            var body: some View {
                VStack {
                    Reader()
                    Button("Darken") { isDark = true }
                }
                .preferredColorScheme(isDark ? .dark : nil)
            }
        }
        let host = ViewHost(Window())
        #expect(host.tree.texts.contains("light"))
        #expect(host.tree.children[0].children[0].style.colorScheme == nil)
        host.tree.button("Darken")?.tap()
        #expect(host.tree.texts.contains("dark"))
        #expect(host.tree.children[0].children[0].style.colorScheme == .dark)
    }

    /// The stack is left out, because the screens make the window.
    @Test func aStackOfNothingButScreensHandsOnWhatItSetsForThem() throws {
        let host = ViewHost(
            VStack { ZStack { NavigationStack { Text("Welcome") } } }
                .preferredColorScheme(.dark).dynamicTypeSize(.accessibility1).accessibilityIdentifier("app")
        )
        let screens = try #require(host.tree.first(.navigationStack))
        #expect(host.tree.first(.vstack) == nil && host.tree.first(.zstack) == nil)
        #expect(screens.style.colorScheme == .dark)
        #expect(screens.style.dynamicTypeSize == .accessibility1)
        #expect(screens.identifier == "app")
    }

    @Test func directionIsSetByTheHostAndReplacedByAView() {
        struct Reader: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text(direction == .rightToLeft ? "rtl" : "ltr") }
        }
        let host = ViewHost(
            VStack {
                Reader()
                Reader().environment(\.layoutDirection, .leftToRight)
            }
        )
        #expect(host.tree.texts == ["ltr", "ltr"])
        host.environment.layoutDirection = .rightToLeft
        #expect(host.tree.texts == ["rtl", "ltr"])
    }

    @Test func aTypeSizeIsReadByItsContentAndComparable() {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text(size.rawValue) }
        }
        let host = ViewHost(
            VStack {
                Reader()
                Reader().dynamicTypeSize(.accessibility3)
            })
        #expect(host.tree.texts == ["large", "accessibility3"])
        #expect(host.tree.children[0].children[0].children[1].style.dynamicTypeSize == .accessibility3)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    @Test func aScaledLengthIsLeftToTheHost() {
        struct Picture: View {
            @ScaledMetric private var width: CGFloat = 64
            @ScaledMetric(relativeTo: .caption) private var height = 32.0
            var body: some View { Text("x").frame(width: width, height: height) }
        }
        let style = ViewHost(Picture().dynamicTypeSize(.accessibility5)).tree.first(.text)?.style
        #expect(style?.frame?.width == 64 && style?.frame?.height == 32)
    }

    @MainActor
    private final class Counter: ObservableObject { @Published var count = 0 }

    @Test func objectsAreObserved() {
        struct Reader: View {
            @EnvironmentObject private var counter: Counter
            var body: some View { Button("\(counter.count)") { counter.count += 1 } }
        }
        let counter = Counter()
        let host = ViewHost(VStack { Reader() }.environmentObject(counter))
        host.tree.button("0")?.tap()
        #expect(host.tree.button("1") != nil)
        counter.count = 5
        #expect(host.tree.button("5") != nil)
    }

    @Test func aModifierHasStateAndEnvironmentOfItsOwn() {
        struct Counting: ViewModifier {
            @State private var count = 0
            @Environment(\.greeting) private var greeting
            func body(content: Content) -> some View {
                content
                Button("\(greeting) \(count)") { count += 1 }
            }
        }
        let host = ViewHost(Text("x").modifier(Counting()))
        host.tree.button("hello 0")?.tap()
        #expect(host.tree.button("hello 1") != nil)
        #expect(host.tree.texts.first == "x")
    }

    @Test func anotherObservedObjectTakesThePlaceOfTheFirst() {
        struct Reader: View {
            @ObservedObject var counter: Counter
            var body: some View { Text(verbatim: "\(counter.count)") }
        }
        struct Switching: View {
            let first: Counter
            let second: Counter
            @State private var isFirst = true
            var body: some View {
                Reader(counter: isFirst ? first : second)
                Button("switch") { isFirst.toggle() }
            }
        }
        let (first, second) = (Counter(), Counter())
        let host = ViewHost(Switching(first: first, second: second))
        host.tree.button("switch")?.tap()
        _ = host.tree
        let pass = host.pass
        first.count += 1
        _ = host.tree
        #expect(host.pass == pass, "the first is no longer observed")
        second.count = 3
        #expect(host.tree.texts.first == "3")
    }

    @Test func aChangeFromAnotherThreadIsReportedAndShown() async {
        final class Careless: ObservableObject, @unchecked Sendable { @Published var count = 0 }
        struct Reader: View {
            @ObservedObject var model: Careless
            var body: some View { Text(verbatim: "\(model.count)") }
        }
        let model = Careless()
        let host = ViewHost(Reader(model: model))
        var issues: [String] = []
        host.onIssue = { issues.append($0) }
        _ = host.tree
        await Task.detached { model.count = 1 }.value
        #expect(await host.wait { $0.texts == ["1"] })
        #expect(issues.first?.hasPrefix("Careless published a change from a background thread.") == true)
    }
}
