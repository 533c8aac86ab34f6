extension View {
    /// Disables the controls inside. They can't be enabled again by a modifier inside.
    public func disabled(_ disabled: Bool) -> some View {
        Contextual(self) { if disabled { $0.environment.isEnabled = false } }
    }
}
