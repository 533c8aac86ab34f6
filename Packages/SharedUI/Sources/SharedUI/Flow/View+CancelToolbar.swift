extension View {
    /// Adds the button that closes a presented screen to its toolbar.
    ///
    /// A toolbar with other items is another modifier, before this one.
    ///
    /// - Parameters:
    ///   - title: The title: *Cancel* if closing discards input, *Close* otherwise.
    ///   - identifier: The accessibility identifier.
    ///   - action: Closes the screen.
    public func cancelToolbar(
        _ title: LocalizedStringResource, identifier: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(action: action) { Text(title) }.accessibilityIdentifier(identifier)
            }
        }
    }
}
