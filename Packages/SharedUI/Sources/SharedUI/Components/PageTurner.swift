/// A bar with the position of a page or picture, and buttons for the previous and the next one.
public struct PageTurner: View {
    /// What is turned.
    public enum Subject: String, Sendable { case page, picture }

    private let subject: Subject
    private let identifier: String
    private let number: Int
    private let count: Int
    private let turn: @MainActor (Int) -> Void

    /// - Parameters:
    ///   - subject: What is turned.
    ///   - identifier: The prefix of the accessibility identifiers: `brochure`.
    ///   - number: The one-based number of the current page.
    ///   - count: The number of pages.
    ///   - turn: The action of the buttons: receives 1 for the next page, and -1 for the previous page.
    public init(
        _ subject: Subject, identifier: String, number: Int, of count: Int, turn: @escaping @MainActor (Int) -> Void
    ) {
        self.subject = subject
        self.identifier = identifier
        self.number = number
        self.count = count
        self.turn = turn
    }

    public var body: some View {
        HStack(spacing: Spacing.m) {
            button(subject == .page ? "Previous page" : "Previous picture", icon: .back) { turn(-1) }
                .disabled(number <= 1)
                .accessibilityIdentifier("\(identifier).previous.button")
            Text(position)
                .font(FontStyle.note)
                .frame(maxWidth: .infinity)
                .accessibilityAddTraits(.updatesFrequently)
                .announces(position, initially: false)
                .accessibilityIdentifier("\(identifier).\(subject.rawValue).label")
            button(subject == .page ? "Next page" : "Next picture", icon: .forward) { turn(1) }
                .disabled(number >= count)
                .accessibilityIdentifier("\(identifier).next.button")
        }
        .padding(Spacing.s)
        .frame(maxWidth: MaximumWidth.form)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        .elevation(.floating)
        .padding(.horizontal, Spacing.l)
        .padding(.bottom, Spacing.s)
    }

    private var position: LocalizedStringResource {
        subject == .page ? "Page \(number) of \(count)" : "Picture \(number) of \(count)"
    }

    private func button(_ name: LocalizedStringKey, icon: Icon, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            icon.image.padding(Spacing.xs)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(name)
    }
}
