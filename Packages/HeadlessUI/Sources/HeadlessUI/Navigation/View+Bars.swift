/// The bars of a screen.
public struct ToolbarPlacement: Sendable {
    let bar: RenderStyle.Bar
    public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
    public static let tabBar = ToolbarPlacement(bar: .tabBar)
    public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
}

extension View {
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        Contextual(self) { inputs in
            if visibility == .hidden { inputs.screen.hiddenBars.formUnion(bars.map(\.bar)) }
        }
    }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}
