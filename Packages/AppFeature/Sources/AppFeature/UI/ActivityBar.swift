import FlowKit
import SharedUI

/// The toolbar of a tab's root if there are several activities: a button for the previous activity at the leading edge, and a
/// menu of all activities at the trailing edge, which names the current one.
struct ActivityBar: ToolbarContent {
    /// The actions of the toolbar.
    enum Action: Hashable {
        case back
        case switchActivity(Activity)
        case returnToDefaultTab
        /// Presents the activity switcher.
        case showAll
    }

    let activities: [Activity]
    let current: Activity
    /// The previous activity.
    let previous: Activity?
    let isAtDefaultTab: Bool
    let perform: @MainActor (Action) -> Void

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .leadingBar) {
            if let previous {
                Button {
                    perform(.back)
                } label: {
                    Label("Back to \(Text(previous.displayName))", systemImage: Icon.back.systemName)
                }
                .labelStyle(.iconOnly)
                .accessibilityIdentifier("activities.back.button")
            }
        }
        ToolbarItem(placement: .primaryAction) {
            Menu {
                ForEach(activities, id: \.self) { row(of: $0) }
                if !isAtDefaultTab {
                    Button {
                        perform(.returnToDefaultTab)
                    } label: {
                        Label("Return to \(Text(current.defaultTab.title))", systemImage: "arrow.uturn.backward")
                    }
                    .accessibilityIdentifier("activities.default-tab.button")
                }
                Button("All activities", systemImage: "rectangle.stack") { perform(.showAll) }
                    .accessibilityIdentifier("activities.button")
            } label: {
                HStack(spacing: Spacing.xs) {
                    Text(current.displayName)
                    Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
                }
            }
            .accessibilityLabel("Activity: \(Text(current.displayName))")
            .accessibilityIdentifier("activities.menu")
        }
    }

    private func row(of activity: Activity) -> some View {
        Button {
            perform(.switchActivity(activity))
        } label: {
            Label {
                Text(activity.displayName)
            } icon: {
                Image(systemName: activity == current ? "checkmark" : activity.icon)
            }
        }
        .accessibilityAddTraits(activity == current ? .isSelected : [])
        .accessibilityIdentifier("activities.menu.\(activity.rawValue).button")
    }
}

extension AppCoordinator {
    /// The toolbar of a tab's root. `nil` if there is one activity.
    var activityBar: ActivityBar? {
        guard visibleActivities.count > 1 else { return nil }
        return ActivityBar(
            activities: visibleActivities, current: currentActivity, previous: previousActivity,
            isAtDefaultTab: isAtDefaultTab
        ) { [weak self] action in
            self?.perform(action)
        }
    }

    func perform(_ action: ActivityBar.Action) {
        switch action {
        case .back: goBack()
        case .switchActivity(let activity): switchActivity(to: activity)
        case .returnToDefaultTab: returnToDefaultTab()
        case .showAll: showActivities()
        }
    }
}
