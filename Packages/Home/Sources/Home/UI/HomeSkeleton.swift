import SharedUI

/// The shape of the home screen while it loads for the first time.
struct HomeSkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xl) {
            RoundedRectangle(cornerRadius: CornerRadius.l)
                .fill(ThemedColor.surface)
                .frame(maxWidth: .infinity, minHeight: 240)
                .accessibilityHidden(true)
            SkeletonGrid()
        }
    }
}
