/// A bar with the position of a page or picture, and buttons for the previous and the next one.
public struct PageTurner: View {
    private let noun: String
    private let identifier: String
    private let number: Int
    private let count: Int
    private let turn: @MainActor (Int) -> Void

    /// - Parameters:
    ///   - noun: What is turned, in lower case: `page`.
    ///   - identifier: The prefix of the accessibility identifiers: `brochure`.
    ///   - number: The one-based number of the current page.
    ///   - count: The number of pages.
    ///   - turn: The action of the buttons: receives 1 for the next page, and -1 for the previous page.
    public init(
        _ noun: String, identifier: String, number: Int, of count: Int, turn: @escaping @MainActor (Int) -> Void
    ) {
        self.noun = noun
        self.identifier = identifier
        self.number = number
        self.count = count
        self.turn = turn
    }

    public var body: some View {
        HStack(spacing: Spacing.m) {
            button("Previous \(noun)", icon: .back) { turn(-1) }
                .disabled(number <= 1)
                .accessibilityIdentifier("\(identifier).previous.button")
            Text(position)
                .font(FontStyle.note)
                .frame(maxWidth: .infinity)
                .accessibilityAddTraits(.updatesFrequently)
                .announces(position, initially: false)
                .accessibilityIdentifier("\(identifier).\(noun).label")
            button("Next \(noun)", icon: .forward) { turn(1) }
                .disabled(number >= count)
                .accessibilityIdentifier("\(identifier).next.button")
        }
        .padding(Spacing.s)
        .frame(maxWidth: 420)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        .elevation(.floating)
        .padding(.horizontal, Spacing.l)
        .padding(.bottom, Spacing.s)
    }

    private var position: String { "\(noun.prefix(1).uppercased())\(noun.dropFirst()) \(number) of \(count)" }

    private func button(_ name: String, icon: Icon, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            icon.image.padding(Spacing.xs)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(name)
    }
}
