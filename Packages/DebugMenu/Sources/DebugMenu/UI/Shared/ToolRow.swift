import SharedUI

/// A name and a value, which assistive technologies read together.
struct ToolRow: View {
    private let name: String
    private let value: String
    private let color: ThemedColor

    init(_ name: String, _ value: String, color: ThemedColor = .text) {
        self.name = name
        self.value = value
        self.color = color
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            Text(name).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
            Text(value).foregroundStyle(color)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}
