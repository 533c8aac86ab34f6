/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
    public func navigationTitle(_ title: Text) -> some View {
        ScreenModifier(self) { $0.title = title.string(in: $1.environment) }
    }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { navigationTitle(Text(title)) }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        ScreenModifier(self) { screen, _ in
            screen.titleDisplay =
                switch displayMode {
                case .automatic: .automatic
                case .inline: .inline
                case .large: .large
                }
        }
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        ScreenModifier(self) { screen, _ in screen.hidesBackButton = hidesBackButton }
    }

    public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        let destination = Screen.Destination(type: D.self) { ($0.base as? D).map { destination($0) } }
        return ScreenModifier(self) { screen, _ in screen.destinations.append(destination) }
    }
}

/// The bars of a screen.
public struct ToolbarPlacement: Sendable {
    let bar: RenderStyle.Bar
    public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
    public static let tabBar = ToolbarPlacement(bar: .tabBar)
    public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
}

extension View {
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        ScreenModifier(self) { screen, _ in
            if visibility == .hidden { screen.hiddenBars.formUnion(bars.map(\.bar)) }
        }
    }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}
