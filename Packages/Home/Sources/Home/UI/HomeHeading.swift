import SharedUI

/// The heading of a section of the home screen.
struct HomeHeading: View {
    private let title: LocalizedStringKey

    init(_ title: LocalizedStringKey) {
        self.title = title
    }

    var body: some View {
        Text(title).font(FontStyle.title).bold().accessibilityAddTraits(.isHeader)
    }
}
