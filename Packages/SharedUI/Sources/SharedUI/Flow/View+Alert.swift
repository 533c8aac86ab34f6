public import FlowKit

extension View {
    /// Presents an alert while the binding isn't `nil`. Its button dismisses it.
    public func alert(_ alert: Binding<AlertState?>) -> some View {
        let isPresented = Binding {
            alert.wrappedValue != nil
        } set: { isPresented in
            if !isPresented { alert.wrappedValue = nil }
        }
        return self.alert(
            alert.wrappedValue?.title ?? "", isPresented: isPresented, presenting: alert.wrappedValue
        ) { _ in
            Button("OK", role: .cancel) {}
        } message: { alert in
            Text(alert.message)
        }
    }
}
