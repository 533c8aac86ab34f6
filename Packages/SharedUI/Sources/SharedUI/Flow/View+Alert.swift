public import FlowKit

extension View {
    /// Presents an alert while the binding isn't `nil`. Its button dismisses it.
    public func alert(_ alert: Binding<AlertState?>) -> some View {
        modifier(AlertModifier(alert: alert))
    }
}

private struct AlertModifier: ViewModifier {
    @Binding var alert: AlertState?
    /// The alert that was shown last: it keeps its texts while it fades.
    @State private var last: AlertState?

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
            alert != nil
        } set: { isPresented in
            if !isPresented { alert = nil }
        }
    }
}
