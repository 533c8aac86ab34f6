/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FocusState<Bool>.Binding? { nil } }

extension EnvironmentValues {
    var searchFocus: FocusState<Bool>.Binding? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        ScreenModifier(self) { screen, inputs in
            let node = inputs.descend(.part(.search)).node(.search)
            node.text = Text("Search").string(in: inputs.environment)
            node.prompt = prompt?.string(in: inputs.environment) ?? node.text
            node.value = inputs.value(of: text)
            node.isEnabled = inputs.environment.isEnabled
            node.actions[.change] = { new in
                if new != text.wrappedValue { text.wrappedValue = new }
            }
            if let focus = inputs.environment.searchFocus {
                node.isFocused = inputs.reading { focus.wrappedValue }
                node.focusLocation = focus.location
                node.actions[.focus] = { focus.wrappedValue = $0 != "false" }
            }
            if let submit = inputs.environment.submitSearch { node.actions[.submit] = { _ in submit() } }
            screen.search = node
        }
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Reads and moves the keyboard focus of the search field.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        Contextual(self) { $0.environment.searchFocus = binding }
    }
}
