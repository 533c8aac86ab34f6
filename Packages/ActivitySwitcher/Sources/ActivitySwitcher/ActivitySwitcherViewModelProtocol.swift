public import FlowKit

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the switcher.
@MainActor
public protocol ActivitySwitcherViewModelProtocol: ObservableObject {
    /// The activities to choose from. `nil` until they are known.
    var choices: ActivityChoices? { get }

    /// Observes the choices. Runs while the screen is shown.
    func observe() async
    /// Switches to an activity. If it is already current, dismisses the switcher. Does nothing if the activity is no
    /// longer available.
    func choose(_ id: ActivityID)
    func close()
}

#if DEBUG
    /// The switcher with fixed activities.
    final class ActivitySwitcherViewModelStub: ActivitySwitcherViewModelProtocol, ViewModelStub {
        @Published var choices: ActivityChoices? = ActivityChoices(
            items: [
                ActivityChoice(id: "shop", title: "Shop", icon: "bag"),
                ActivityChoice(id: "brochures", title: "Brochures", icon: "book"),
            ],
            current: "shop")

        func observe() async {}
        func choose(_ id: ActivityID) { choices?.current = id }
        func close() {}
    }

    extension GalleryScreen {
        public static var activitySwitcher: GalleryScreen {
            GalleryScreen(
                "ActivitySwitcher",
                [
                    "activities": ActivitySwitcherViewModelStub(),
                    "loading": ActivitySwitcherViewModelStub { $0.choices = nil },
                    "nothing to switch to": ActivitySwitcherViewModelStub {
                        $0.choices = ActivityChoices(items: [], current: "shop")
                    },
                ]
            ) { ActivitySwitcherView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.activitySwitcher.preview }
    #endif
#endif
