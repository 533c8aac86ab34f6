import FlowKit
import SharedUI

/// An activity to switch to.
struct ActivityRow: View {
    let choice: ActivityChoice
    let isCurrent: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        RowButton(action: choose) {
            HStack(spacing: Spacing.m) {
                Image(systemName: choice.icon)
                    .foregroundStyle(ThemedColor.accent)
                    .scaledFrame(width: 28, relativeTo: .body)
                    .accessibilityHidden(true)
                Text(choice.title).fontWeight(isCurrent ? .semibold : .regular).standardLineLimit(1)
                Spacer()
                if isCurrent {
                    Icon.checkmark.image.foregroundStyle(ThemedColor.accent).accessibilityHidden(true)
                }
            }
            .padding(.vertical, Spacing.s)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityAddTraits(isCurrent ? [.isSelected] : [])
        .accessibilityIdentifier("activities.\(choice.id.rawValue).button")
    }
}
