public import FlowKit

/// The views of a navigator: its activities, their tabs, the stacks of screens, and all that is presented over them.
///
/// The views show the navigator's state, and the user's gestures go through the navigator. An app with one activity has no views
/// for activities, and one with a single tab has no tab bar.
///
/// ```swift
/// NavigatorView(navigator) { route, router in
///     Button("Next") { router.push(.note(router.path.count + 1)) }.navigationTitle(route.title)
/// } label: { tab in
///     Text(tab.rawValue)
/// }
/// ```
public struct NavigatorView<Content: NavigatorContent>: View {
    @ObservedObject private var navigator: Navigator<Content.Schema>
    @ObservedObject private var content: Content
    @StateObject private var steps: PresentationSteps<Content.Schema>
    private let appDialog: AppDialog?

    /// - Parameters:
    ///   - navigator: The navigator of the window.
    ///   - content: The screens and the names of tabs and activities.
    ///   - appDialog: A dialog of the app that isn't part of the navigation state. It is presented over what is in front.
    public init(_ navigator: Navigator<Content.Schema>, content: Content, appDialog: AppDialog? = nil) {
        self.navigator = navigator
        self.content = content
        self.appDialog = appDialog
        _steps = StateObject(wrappedValue: PresentationSteps(navigator))
    }

    public var body: some View {
        activities
            .onChange(of: target, initial: true) { steps.follow(appDialog?.dialog) }
    }

    private var scene: NavigatorScene<Content> {
        NavigatorScene(navigator: navigator, content: content, steps: steps, appDialog: appDialog)
    }

    /// The state on which the presentations depend. When it changes, the next step begins.
    private var target: Target {
        Target(activity: navigator.state.activity, modals: navigator.state.modals.map(\.id), dialog: appDialog?.dialog)
    }

    private struct Target: Equatable {
        let activity: Content.Schema.Activity
        let modals: [ModalID]
        let dialog: AlertState?
    }

    @ViewBuilder private var activities: some View {
        if Content.Schema.activities.count > 1 {
            TabView(selection: selection) {
                ForEach(navigator.state.visibleActivities, id: \.self) { activity in
                    view(of: activity)
                        // The tab bar is hidden, because the app has a way of its own to switch activities.
                        .tabBarHidden()
                        // On macOS, which can't hide it, the user can also switch activities in the tab bar.
                        .tabItem { content.activityLabel(activity) }
                        .tag(activity)
                }
            }
        } else {
            view(of: navigator.state.activity)
        }
    }

    private func view(of activity: Content.Schema.Activity) -> some View {
        ModalLayer(scene, activity: activity, level: 0) { TabsView(scene, activity: activity) }
    }

    private var selection: Binding<Content.Schema.Activity> {
        Binding {
            navigator.state.activity
        } set: { [navigator, content] activity in
            navigator.apply(.switchActivity(to: activity, policy: content.switchPolicy(of: activity)))
        }
    }
}

/// The screens of an app, and the names of its tabs and activities. A ``NavigatorView`` shows them.
@MainActor
public protocol NavigatorContent<Schema>: ObservableObject {
    /// The tabs and screens of the app.
    associatedtype Schema: NavigationSchema
    /// The screens of a tab, a sheet or a cover.
    associatedtype Stack: StackContent where Stack.Route == Schema.Route
    /// The label of a tab.
    associatedtype TabLabel: View
    /// The label of an activity. Without a declaration, it is a text.
    associatedtype ActivityLabel: View
    /// The modifier of an activity's screens. Without a declaration, it changes nothing.
    associatedtype Style: ViewModifier

    /// Returns the screens of a stack. `nil` if the place doesn't exist.
    func stack(at place: NavigationState<Schema>.Place) -> Stack?
    /// Returns the label of a tab in the tab bar.
    func tabLabel(_ tab: Schema.Tab) -> TabLabel
    /// Returns the number on a tab. 0 shows none, which is the default.
    func badge(of tab: Schema.Tab) -> Int
    /// Returns the accessibility identifier of a tab. By default, it is `tab.` and the tab's name.
    func identifier(of tab: Schema.Tab) -> String
    /// Returns the label of an activity, which only macOS shows. By default, it is the activity's name.
    func activityLabel(_ activity: Schema.Activity) -> ActivityLabel
    /// Returns the effect of a switch to an activity on its tabs. By default, the selected tab stays.
    func switchPolicy(of activity: Schema.Activity) -> ActivitySwitchPolicy
    /// Returns the animation with which a pushed or presented screen appears. By default, it is the platform's.
    func animation(of route: Schema.Route) -> RouteAnimation
    /// Returns a modifier of all screens of an activity, such as its colors. By default, there is none.
    func style(of activity: Schema.Activity) -> Style
}

extension NavigatorContent {
    public func badge(of tab: Schema.Tab) -> Int { 0 }
    public func identifier(of tab: Schema.Tab) -> String { "tab.\(tab)" }
    public func switchPolicy(of activity: Schema.Activity) -> ActivitySwitchPolicy { .keep }
    public func animation(of route: Schema.Route) -> RouteAnimation { .slide }
}

extension NavigatorContent where ActivityLabel == Text {
    /// Returns the activity's name as a text.
    public func activityLabel(_ activity: Schema.Activity) -> Text { Text("\("\(activity)")") }
}

extension NavigatorContent where Style == EmptyModifier {
    /// Returns a modifier that changes nothing.
    public func style(of activity: Schema.Activity) -> EmptyModifier { EmptyModifier() }
}

/// The screens of one stack.
@MainActor
public protocol StackContent {
    /// The screens that the stack can show.
    associatedtype Route: Hashable & Sendable
    /// The view of all routes, which ``screen(_:isRoot:)`` builds.
    associatedtype Screen: View
    /// The view at the bottom of the stack. Content without one leaves it out.
    associatedtype Accessory: View

    /// Returns a route's screen.
    func screen(_ route: Route, isRoot: Bool) -> Screen
    /// The view at the bottom, above all screens of the stack.
    var accessory: Accessory { get }
}

extension StackContent where Accessory == EmptyView {
    /// No view.
    public var accessory: EmptyView { EmptyView() }
}

/// A dialog of the app that isn't part of the navigation state, such as a message of its server.
public struct AppDialog {
    /// The texts and buttons of the dialog.
    public let dialog: AlertState
    /// Receives the chosen button, or `nil` if the user dismissed the dialog without one.
    public let answer: @MainActor (AlertState.Button?) -> Void

    /// Creates a dialog.
    ///
    /// - Parameters:
    ///   - dialog: The texts and buttons.
    ///   - answer: Receives the chosen button, or `nil` if the user dismissed the dialog without one.
    public init(_ dialog: AlertState, answer: @escaping @MainActor (AlertState.Button?) -> Void) {
        self.dialog = dialog
        self.answer = answer
    }
}

/// The objects that all views of a navigator share.
struct NavigatorScene<Content: NavigatorContent> {
    let navigator: Navigator<Content.Schema>
    let content: Content
    let steps: PresentationSteps<Content.Schema>
    let appDialog: AppDialog?
}

private struct TabsView<Content: NavigatorContent>: View {
    private let scene: NavigatorScene<Content>
    @ObservedObject private var navigator: Navigator<Content.Schema>
    @ObservedObject private var content: Content
    private let activity: Content.Schema.Activity

    init(_ scene: NavigatorScene<Content>, activity: Content.Schema.Activity) {
        self.scene = scene
        navigator = scene.navigator
        content = scene.content
        self.activity = activity
    }

    var body: some View {
        let (tabs, selected) = (tabs, selected)
        if tabs.count > 1 {
            TabView(selection: selection) {
                ForEach(tabs, id: \.self) { tab in
                    Tab(value: tab) {
                        StackView(scene, place: .tab(tab))
                            .transformEnvironment(\.isCovered) { [selected] in if tab != selected { $0 = true } }
                    } label: {
                        content.tabLabel(tab)
                    }
                    .badge(content.badge(of: tab))
                    // Inside of a `tabItem`, it wouldn't reach the tab bar.
                    .accessibilityIdentifier(content.identifier(of: tab))
                }
            }
        } else {
            StackView(scene, place: .tab(selected))
        }
    }

    private var tabs: [Content.Schema.Tab] {
        navigator.state[activity]?.tabs.map(\.tab) ?? Content.Schema.tabs(of: activity)
    }

    private var selected: Content.Schema.Tab {
        navigator.state[activity]?.tab ?? Content.Schema.defaultTab(of: activity)
    }

    private var selection: Binding<Content.Schema.Tab> {
        Binding {
            selected
        } set: { [navigator, activity] in
            navigator.choose($0, in: activity)
        }
    }
}

extension Navigator {
    /// Selects the tab that a tab bar has written. If the user tapped the selected tab, pops to its root.
    ///
    /// SwiftUI also writes the selection on its own, for a tab bar that the user can't reach too: behind a presentation, or in
    /// another activity. Such a write changes nothing.
    func choose(_ tab: Schema.Tab, in activity: Schema.Activity) {
        if state.activity == activity, state.modals.isEmpty {
            apply(.selectTab(tab))
        } else if state[activity]?.tab != tab {
            // The tab bar reads the selection again.
            objectWillChange.send()
        }
    }
}

// MARK: - Screens by functions

extension NavigatorView {
    /// Creates the views of an app whose screens are made by a function.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the window.
    ///   - screen: Returns the screen of a route. The router is that of the screen's stack.
    ///   - label: Returns the label of a tab.
    public init<Schema: NavigationSchema, Screen: View, TabLabel: View>(
        _ navigator: Navigator<Schema>,
        @ViewBuilder screen: @escaping @MainActor (Schema.Route, Router<Schema.Route>) -> Screen,
        @ViewBuilder label: @escaping @MainActor (Schema.Tab) -> TabLabel
    ) where Content == NavigatorScreens<Schema, Screen, TabLabel> {
        self.init(navigator, content: NavigatorScreens(navigator, screen: screen, label: label))
    }
}

/// The screens of an app that are made by a function.
public final class NavigatorScreens<Schema: NavigationSchema, Screen: View, TabLabel: View>: NavigatorContent {
    private let navigator: Navigator<Schema>
    private let screen: @MainActor (Schema.Route, Router<Schema.Route>) -> Screen
    private let label: @MainActor (Schema.Tab) -> TabLabel

    init(
        _ navigator: Navigator<Schema>, screen: @escaping @MainActor (Schema.Route, Router<Schema.Route>) -> Screen,
        label: @escaping @MainActor (Schema.Tab) -> TabLabel
    ) {
        self.navigator = navigator
        self.screen = screen
        self.label = label
    }

    public func stack(at place: NavigationState<Schema>.Place) -> Stack? {
        navigator.state[place] == nil ? nil : Stack(router: navigator.router(for: place), make: screen)
    }

    public func tabLabel(_ tab: Schema.Tab) -> TabLabel { label(tab) }

    /// The screens of one stack.
    public struct Stack: StackContent {
        let router: Router<Schema.Route>
        let make: @MainActor (Schema.Route, Router<Schema.Route>) -> Screen

        public func screen(_ route: Schema.Route, isRoot: Bool) -> Screen { make(route, router) }
    }
}
