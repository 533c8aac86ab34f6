extension View {
    public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        let label = label()
        return Traited(self) { traits, inputs in traits.tabItem = inputs.nodes(of: label, as: .tabItem) }
    }

    /// A number on a tab or row. Zero shows none.
    public func badge(_ count: Int) -> some View {
        Traited(self) { traits, _ in traits.badge = count == 0 ? nil : String(count) }
    }

    public func badge(_ label: Text?) -> some View {
        Traited(self) { traits, _ in traits.badge = label?.string }
    }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S>(_ label: S?) -> some View where S: StringProtocol { badge(label.map { Text($0) }) }
}
