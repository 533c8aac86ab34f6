import SharedUI

/// What a tab's root has in its bar where there are several activities: the way back, and the way to all of them.
struct ActivityBar: ToolbarContent {
    /// The activity one came from.
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
