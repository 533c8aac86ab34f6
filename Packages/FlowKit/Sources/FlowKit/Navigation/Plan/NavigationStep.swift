/// One thing that a view layer does on the way from one state to another.
public enum NavigationStep<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public typealias Place = NavigationPlace<Schema>

    /// Takes away what was presented last over its activity. Nothing happens when something lies over it.
    case dismiss(ModalID)
    /// Takes screens away, from the top.
    case pop(Int, on: Place)
    /// Puts a screen in the place of a root. What lies over it stays.
    case setRoot(Schema.Route, on: Place)
    case setVisibleActivities([Schema.Activity])
    case setDisabledTabs([DisabledTab<Schema>])
    case switchActivity(to: Schema.Activity)
    /// Changes where back leads from the root of a tab. There is nothing to see.
    case setHistory([Schema.Activity])
    /// Chooses a tab of its activity, which need not be in front.
    case selectTab(Schema.Tab)
    /// Puts screens on top, from the bottom up.
    case push([Schema.Route], on: Place)
    /// Presents something, with all the screens in it, over an activity that need not be in front.
    case present(Modal<Schema.Route>, over: Schema.Activity)
}
