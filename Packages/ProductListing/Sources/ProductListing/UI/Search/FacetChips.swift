import Model
import SharedUI

/// A row of filter choices with their numbers of products. Tapping the active choice removes the filter.
struct FacetChips<Value: Hashable & Sendable>: View {
    /// A filter choice.
    struct Choice: Hashable, Sendable {
        let value: Value
        let name: String
        let count: Int
        let identifier: String
    }

    let title: String
    let choices: [Choice]
    let chosen: Value?
    let isExact: Bool
    let choose: @MainActor (Value?) -> Void

    var body: some View {
        if !choices.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.s) {
                    Text(title).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
                    ForEach(choices, id: \.self) { choice in
                        ChoiceChip(name: "\(choice.name) \(number(choice.count))", isChosen: choice.value == chosen) {
                            choose(choice.value == chosen ? nil : choice.value)
                        }
                        .accessibilityLabel("\(choice.name), \(spoken(choice.count))")
                        .accessibilityIdentifier(choice.identifier)
                    }
                }
            }
        }
    }

    private func number(_ count: Int) -> String { isExact ? "\(count)" : "\(count)+" }

    private func spoken(_ count: Int) -> String {
        (isExact ? "" : "at least ") + (count == 1 ? "1 product" : "\(count) products")
    }
}
