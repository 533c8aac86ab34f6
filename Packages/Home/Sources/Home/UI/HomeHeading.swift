import SharedUI

/// What a part of the home screen is called.
struct HomeHeading: View {
    private let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title).font(FontStyle.title).bold().accessibilityAddTraits(.isHeader)
    }
}
