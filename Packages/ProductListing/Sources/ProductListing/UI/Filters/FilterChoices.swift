import SharedUI

/// A filter with a list of choices.
enum ChoiceFilter: String {
    case brand, rating, tag

    var title: LocalizedStringResource {
        switch self {
        case .brand: "Brands"
        case .rating: "Rating"
        case .tag: "Tags"
        }
    }

    /// Returns the spoken title of the button that shows all choices.
    func showAll(_ count: Int) -> LocalizedStringResource {
        switch self {
        case .brand: "Show all \(count) brands"
        case .rating: "Show all \(count) ratings"
        case .tag: "Show all \(count) tags"
        }
    }
}

/// A choice of a filter.
struct FilterChoice: Identifiable, Equatable {
    let id: String
    let name: LocalizedStringResource
    /// The number of products. `nil` until it is known.
    let count: Int?
    var isChosen = false
}

/// The choices of a filter as rows. A long list is shortened until the user expands it.
struct FilterChoices: View {
    private static let shortCount = 6

    private let filter: ChoiceFilter
    private let choices: [FilterChoice]
    private let isExact: Bool
    private let choose: @MainActor ([FilterChoice.ID]) -> Void
    @State private var isExpanded = false

    /// - Parameters:
    ///   - filter: The filter.
    ///   - choices: The choices.
    ///   - isExact: Whether the numbers of products are exact. Otherwise, they are lower bounds.
    ///   - choose: Receives the identifiers of the chosen choices.
    init(
        _ filter: ChoiceFilter, choices: [FilterChoice], isExact: Bool,
        choose: @escaping @MainActor ([FilterChoice.ID]) -> Void
    ) {
        self.filter = filter
        self.choices = choices
        self.isExact = isExact
        self.choose = choose
    }

    var body: some View {
        if !choices.isEmpty {
            Section {
                ForEach(shown) { row($0) }
                if shown.count < choices.count {
                    Button("Show all \(choices.count)") { isExpanded = true }
                        .accessibilityLabel(Text(filter.showAll(choices.count)))
                        .accessibilityIdentifier("filters.\(filter.rawValue)s-all.button")
                }
            } header: {
                Text(filter.title)
            }
        }
    }

    private var shown: [FilterChoice] {
        isExpanded ? choices : choices.enumerated().filter { $0 < Self.shortCount || $1.isChosen }.map(\.element)
    }

    private func row(_ choice: FilterChoice) -> some View {
        RowButton {
            toggle(choice)
        } label: {
            HStack(spacing: Spacing.m) {
                Text(choice.name)
                Spacer()
                if let count = choice.count {
                    (isExact ? Text(count, format: .number) : Text("\(count)+")).foregroundStyle(
                        ThemedColor.secondaryText)
                }
                Icon.checkmark.image.foregroundStyle(ThemedColor.accent).opacity(choice.isChosen ? 1 : 0)
            }
            .padding(.vertical, Spacing.s)
        }
        .accessibilityLabel(spoken(choice))
        .accessibilityAddTraits(choice.isChosen ? [.isSelected] : [])
        .accessibilityIdentifier("filters.\(filter.rawValue)-\(choice.id).row")
    }

    private func spoken(_ choice: FilterChoice) -> Text {
        guard let count = choice.count else { return Text(choice.name) }
        return isExact
            ? Text("\(Text(choice.name)), \(count) products")
            : Text("\(Text(choice.name)), at least \(count) products")
    }

    private func toggle(_ choice: FilterChoice) {
        let chosen = choices.filter(\.isChosen).map(\.id)
        choose(choice.isChosen ? chosen.filter { $0 != choice.id } : chosen + [choice.id])
    }
}
