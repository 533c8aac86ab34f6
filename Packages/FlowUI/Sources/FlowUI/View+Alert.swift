public import FlowKit

extension View {
    /// Presents an alert while the binding isn't `nil`. Its button dismisses it.
    ///
    /// If something else is presented over the view, the alert is pending until that is dismissed: see `isCovered` in the
    /// environment.
    public func alert(_ alert: Binding<AlertState?>) -> some View {
        modifier(AlertModifier(alert: alert))
    }
}

private struct AlertModifier: ViewModifier {
    @Binding var alert: AlertState?
    /// The alert that was shown last: it keeps its texts while it fades.
    @State private var last: AlertState?
    @Environment(\.isCovered) private var isCovered

    func body(content: Content) -> some View {
        let shown = alert ?? last
        content
            .alert(Text(shown?.title ?? ""), isPresented: isPresented, presenting: shown) { _ in
                Button("OK", role: .cancel) {}
            } message: { alert in
                Text(alert.message)
            }
            .onChange(of: alert, initial: true) { _, alert in
                if let alert { last = alert }
            }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            alert != nil && !isCovered
        } set: { isPresented in
            // An alert that was covered is presented again. The user hasn't dismissed it.
            if !isPresented, !isCovered { alert = nil }
        }
    }
}

private struct CoverKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether something is presented over the view, or another tab is selected. The view that
    /// presents it sets the value: SwiftUI presents one thing at a time, and may lose an alert from a screen behind it.
    public var isCovered: Bool {
        get { self[CoverKey.self] }
        set { self[CoverKey.self] = newValue }
    }
}
