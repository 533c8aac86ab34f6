/// One step of navigation in an app, as a value.
///
/// A place that is not named is ``NavigationState/front``.
public enum NavigationOperation<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public typealias Place = NavigationPlace<Schema>

    /// Shows a screen.
    ///
    /// A place that is named comes to the front first: its activity, its tab, and off goes what is presented over it.
    /// So does an alert. Nothing happens when the very screen is shown in that way already: a double tap opens one
    /// screen, not two.
    case route(Schema.Route, as: NavigationType = .push, on: Place? = nil)
    /// Puts a screen on top of a stack, whatever is there, and brings nothing to the front.
    case push(Schema.Route, on: Place? = nil)
    /// Takes away as many screens; at most all over the root, and none for a count below one.
    case pop(Int = 1, on: Place? = nil)
    /// Takes away what lies over the topmost such screen. Nothing happens when there is none.
    case popTo(Schema.Route, on: Place? = nil)
    case popToRoot(on: Place? = nil)
    /// Puts these screens in the place of all over the root: what a view's swipe back does.
    case replace([Schema.Route], on: Place? = nil)
    /// Puts a screen in the place of a root alone: what lies over it stays, and nothing is brought to the front.
    case setRoot(Schema.Route, on: Place? = nil)

    /// Chooses a tab and brings its activity to the front. The tab in front goes back to its root.
    case selectTab(Schema.Tab)
    case switchActivity(to: Schema.Activity, policy: ActivitySwitchPolicy = .keep)
    /// Goes back by one: takes away an alert or a dialog; pops the stack in front; at the root of something presented,
    /// dismisses that; at the root of a tab, returns to the activity one came from. Otherwise it does nothing.
    case back

    /// Presents something over what is in front. An alert or a dialog that is there gives way.
    case present(ModalContent<Schema.Route>)
    /// Takes away what was presented last over the activity in front.
    case dismiss
    /// Takes something presented away, and what lies over it. Nothing happens when it is gone already.
    case dismissModal(ModalID)
    /// Takes away all that is presented over the activity in front.
    case dismissAll

    /// Shows these activities in this order, and no others. When the current one is hidden, the first one is next.
    case setVisibleActivities([Schema.Activity])
    /// Disables these tabs and no others. A chosen one gives way to one that is enabled, if there is any.
    case setDisabledTabs([DisabledTab<Schema>])
    /// Puts a whole state in the place of the present one.
    case restore(NavigationState<Schema>)

    /// Does several operations as one: all of them or, when one of them can't be done, none.
    ///
    /// Each is tried where those before it lead. Operations that lead back to where one was change nothing.
    case all([NavigationOperation])
}
