import SharedUI

/// The toolbar of a tab's root if there are several activities: buttons for the previous activity and for the switcher.
struct ActivityBar: ToolbarContent {
    /// The previous activity.
    let previous: Activity?
    let open: @MainActor () -> Void
    let back: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .leadingBar) {
            if let previous {
                Button("Back to \(previous.displayName)", systemImage: "chevron.left", action: back)
                    .labelStyle(.iconOnly)
                    .accessibilityIdentifier("activities.back.button")
            }
            Button("Activities", systemImage: "rectangle.stack", action: open)
                .labelStyle(.iconOnly)
                .accessibilityIdentifier("activities.button")
        }
    }
}
