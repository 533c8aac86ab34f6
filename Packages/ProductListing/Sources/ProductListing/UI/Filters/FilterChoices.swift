import SharedUI

/// A choice of a filter.
struct FilterChoice: Identifiable, Hashable {
    let id: String
    /// The name of the filter in the accessibility identifier: `brand`.
    let kind: String
    let name: String
    /// The number of products. `nil` until it is known.
    let count: Int?
    var isChosen = false
}

/// The choices of a filter as rows. A long list is shortened until the user expands it.
struct FilterChoices: View {
    private static let shortCount = 6

    private let title: String
    private let choices: [FilterChoice]
    private let isExact: Bool
    private let choose: @MainActor ([FilterChoice.ID]) -> Void
    @State private var isExpanded = false

    /// - Parameters:
    ///   - title: The name of the filter, in the plural.
    ///   - choices: The choices.
    ///   - isExact: Whether the numbers of products are exact. Otherwise, they are lower bounds.
    ///   - choose: Receives the identifiers of the chosen choices.
    init(
        title: String, choices: [FilterChoice], isExact: Bool, choose: @escaping @MainActor ([FilterChoice.ID]) -> Void
    ) {
        self.title = title
        self.choices = choices
        self.isExact = isExact
        self.choose = choose
    }

    var body: some View {
        if !choices.isEmpty {
            Section(title) {
                ForEach(shown) { row($0) }
                if shown.count < choices.count {
                    Button("Show all \(choices.count)") { isExpanded = true }
                        .accessibilityLabel("Show all \(choices.count) \(title.lowercased())")
                        .accessibilityIdentifier("filters.\(title.lowercased())-all.button")
                }
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
                    Text(isExact ? "\(count)" : "\(count)+").foregroundStyle(ThemedColor.secondaryText)
                }
                Icon.checkmark.image.foregroundStyle(ThemedColor.accent).opacity(choice.isChosen ? 1 : 0)
            }
            .padding(.vertical, Spacing.s)
        }
        .accessibilityLabel(spoken(choice))
        .accessibilityAddTraits(choice.isChosen ? [.isSelected] : [])
        .accessibilityIdentifier("filters.\(choice.kind)-\(choice.id).row")
    }

    private func spoken(_ choice: FilterChoice) -> String {
        guard let count = choice.count else { return choice.name }
        return "\(choice.name), \(isExact ? "" : "at least ")\(count) \(count == 1 ? "product" : "products")"
    }

    private func toggle(_ choice: FilterChoice) {
        let chosen = choices.filter(\.isChosen).map(\.id)
        choose(choice.isChosen ? chosen.filter { $0 != choice.id } : chosen + [choice.id])
    }
}
