import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

/// The names that are accepted and change nothing.
@MainActor @Suite(.timeLimit(.minutes(60))) struct IgnoredTests {
    @Test func effectsChangeNothing() {
        struct Effects: View {
            @Namespace private var names
            var body: some View {
                Text("Shown")
                    .rotationEffect(.degrees(90)).scaleEffect(2).blur(radius: 3).brightness(0.5).saturation(0.5)
                    .blendMode(.multiply).mask { Circle() }.position(x: 3)
                    .lineSpacing(4).fontDesign(.rounded).textSelection(.enabled).baselineOffset(2)
                    .symbolEffect(.bounce, value: 1).symbolVariant(.fill).contentTransition(.numericText())
                    .matchedGeometryEffect(id: 1, in: names).matchedTransitionSource(id: 1, in: names)
                    .help("Help").onHover { _ in }.focusable().hoverEffect()
                    .keyboardShortcut("k").onKeyPress(.escape) { .ignored }
                    .onLongPressGesture { Issue.record("not pressed") }
                    .animation(.bouncy(duration: 1), value: 1).sensoryFeedback(.success, trigger: 1)
            }
        }
        #expect(ViewHost(Effects()).tree.outline == "screen\n  text \"Shown\"")
    }

    @Test func scrollingChangesNothing() {
        let host = ViewHost(
            List { Text("Row") }
                .scrollContentBackground(.hidden).scrollDismissesKeyboard(.immediately)
                .scrollBounceBehavior(.basedOnSize).contentMargins(8).listRowSpacing(4)
                .ignoresSafeArea(.keyboard, edges: .bottom))
        #expect(host.tree.outline == "screen\n  list\n    - text \"Row\"")
    }

    @Test func theDeviceHasTheHostsValues() {
        struct Device: View {
            @Environment(\.scenePhase) private var phase
            @Environment(\.verticalSizeClass) private var sizeClass
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            var body: some View { Text("\(phase == .active) \(sizeClass == .regular) \(reducesMotion)" as String) }
        }
        let host = ViewHost(Device())
        #expect(host.tree.texts == ["true true false"])
        host.environment.scenePhase = .background
        host.environment.setReduceMotion(true)
        #expect(host.tree.texts == ["false true true"])
    }

    @Test func presentationModeDismisses() {
        struct Sheet: View {
            @Environment(\.presentationMode) private var mode
            var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
        }
        struct Root: View {
            @State private var isShown = true
            var body: some View { Text("Root").sheet(isPresented: $isShown) { Sheet() } }
        }
        let host = ViewHost(Root())
        host.tree.button("Close")?.tap()
        #expect(host.tree.first(.sheet) == nil)
    }

    @Test func onChangeOfIOS16HasTheNewValue() {
        struct Counter: View {
            @State private var count = 0
            let log: Log
            var body: some View { Button("Count") { count += 1 }.onChange(of: count) { new in log.add("\(new)") } }
        }
        let log = Log()
        let host = ViewHost(Counter(log: log))
        host.tree.button("Count")?.tap()
        _ = host.tree
        #expect(log.lines == ["1"])
    }
}
