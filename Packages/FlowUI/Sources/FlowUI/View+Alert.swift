public import FlowKit

extension View {
    /// Presents an alert while the binding isn't `nil`. Each of its buttons dismisses it.
    ///
    /// If something else is presented over the view, the alert is pending until that is dismissed: see `isCovered` in the
    /// environment.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - answer: Receives the chosen button. An alert without buttons has one that only dismisses it.
    public func alert(
        _ alert: Binding<AlertState?>, answer: @escaping @MainActor (AlertState.Button) -> Void = { _ in }
    ) -> some View {
        modifier(AlertModifier(alert: alert, answer: answer))
    }
}

private struct AlertModifier: ViewModifier {
    @Binding var alert: AlertState?
    let answer: @MainActor (AlertState.Button) -> Void
    /// The alert that was shown last: it keeps its texts while it fades.
    @State private var last: AlertState?
    @Environment(\.isCovered) private var isCovered

    func body(content: Content) -> some View {
        let shown = alert ?? last
        content
            .alert(Text(shown?.title ?? ""), isPresented: isPresented, presenting: shown) { shown in
                if shown.buttons.isEmpty { Button("OK", role: .cancel) {} }
                ForEach(shown.buttons) { button in
                    Button(role: ButtonRole(button.role)) {
                        answer(button)
                    } label: {
                        Text(button.title)
                    }
                }
            } message: { alert in
                if let message = alert.message { Text(message) }
            }
            .onChange(of: alert, initial: true) { _, alert in
                if let alert { last = alert }
            }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            alert != nil && !isCovered
        } set: { [binding = $alert, dismissed = alert] isPresented in
            // An alert that was covered is presented again. The user hasn't dismissed it.
            guard !isPresented, !isCovered, let dismissed else { return }
            if dismissed.buttons.isEmpty {
                binding.wrappedValue = nil
            } else {
                // The action of the button that dismisses the alert takes precedence, and it may present another alert.
                Task { @MainActor in if binding.wrappedValue == dismissed { binding.wrappedValue = nil } }
            }
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
