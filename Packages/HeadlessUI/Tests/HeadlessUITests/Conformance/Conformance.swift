import FlowTestSupport
import SharedCombine
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    @_spi(Inspection) import HeadlessUI
#endif

/// The source of the trace that a case expects.
///
/// On a Mac the cases run on SwiftUI itself, and a case that is to be recorded prints its trace. None has run there yet.
enum Basis {
    /// Apple's documentation of the given symbol says so.
    case documentation(String)
    /// Apple's engineers have said so in public, or it is the experience of many apps.
    case wellKnown
    /// A guess until it has run on SwiftUI.
    case toBeRecorded
}

/// The state of a case, and the trace of its views.
@MainActor
final class Stage: ObservableObject {
    struct Item: Identifiable, Equatable {
        let id: Int
    }

    @Published var count = 0
    @Published var other = 0
    @Published var isOn = false
    @Published var rows = ["a", "b"]
    @Published var path: [Int] = []
    @Published var tab = 0
    @Published var item: Item?
    var unpublished = 0
    let trace = Trace()

    /// Adds a line to the trace.
    func log(_ line: String) { trace.lines.append(line) }
}

/// The lines that views have written since the last step.
@MainActor
final class Trace: ObservableObject {
    @Published fileprivate(set) var lines: [String] = []
}

/// A view that observes the stage.
struct Parent<Content: View>: View {
    @ObservedObject var stage: Stage
    /// The line for each evaluation. `nil` for none.
    var name: String?
    @ViewBuilder let content: (Stage) -> Content

    var body: some View {
        if let name { let _ = stage.log(name) }
        content(stage)
    }
}

/// A view that doesn't observe the stage.
struct Leaf: View {
    let stage: Stage
    var name = "leaf"

    var body: some View {
        let _ = stage.log(name)
        Text(name)
    }
}

/// A change of the state, and the trace that follows.
@MainActor
struct Step {
    let change: (Stage) -> Void
    let trace: [String]

    init(_ change: @escaping (Stage) -> Void, _ trace: [String]) {
        self.change = change
        self.trace = trace
    }
}

/// Shows a view, makes changes, and compares the trace of each with the expected one.
@MainActor
func conform<Content: View>(
    _ basis: Basis, _ view: (Stage) -> Content, _ start: [String], _ steps: [Step],
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let stage = Stage()
    let window = ConformanceWindow(view(stage))
    for (number, step) in ([Step({ _ in }, start)] + steps).enumerated() {
        step.change(stage)
        window.update()
        // Tasks run a moment later.
        if stage.trace.lines.count < step.trace.count {
            await settle(stage.trace, sourceLocation: sourceLocation) { stage.trace.lines.count >= step.trace.count }
        }
        if case .toBeRecorded = basis, ConformanceWindow.isRecording { print("step \(number): \(stage.trace.lines)") }
        #expect(stage.trace.lines == step.trace, "step \(number), \(basis)", sourceLocation: sourceLocation)
        stage.trace.lines = []
    }
}

#if canImport(SwiftUI)
    /// A window that shows a view with SwiftUI.
    @MainActor
    struct ConformanceWindow {
        static let isRecording = true
        #if canImport(AppKit)
            private let window = NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 400, height: 800), styleMask: .titled, backing: .buffered,
                defer: false)

            init(_ view: some View) {
                window.contentViewController = NSHostingController(rootView: view)
                window.orderFront(nil)
            }
        #else
            private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

            init(_ view: some View) {
                window.rootViewController = UIHostingController(rootView: view)
                window.isHidden = false
            }
        #endif

        /// SwiftUI updates its views when the transaction of the present turn is committed.
        func update() { CATransaction.flush() }
    }
#else
    /// A window that shows a view with HeadlessUI.
    @MainActor
    struct ConformanceWindow {
        static let isRecording = false
        private let host: ViewHost

        init(_ view: some View) {
            host = ViewHost(view)
            // The trace counts evaluations.
            host.checksStaleness = false
        }

        func update() { _ = host.tree }
    }
#endif
