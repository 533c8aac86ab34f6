extension View {
    /// Controls in a disabled view are disabled, whatever they say themselves.
    public func disabled(_ disabled: Bool) -> some View {
        Contextual(self) { if disabled { $0.environment.isEnabled = false } }
    }
}
