import SharedUI

/// The button that completes a step. It takes the whole width.
struct ContinueButton: View {
    let title: String
    var isWorking = false
    let identifier: String
    let action: @MainActor () async -> Void

    var body: some View {
        Button {
            Task { await action() }
        } label: {
            Group {
                if isWorking { ProgressView(title) } else { Text(title) }
            }
            .frame(maxWidth: .infinity)
        }
        .prominentButtonStyle()
        .disabled(isWorking)
        .accessibilityIdentifier(identifier)
    }
}

/// The problem of a step or of a field. The element exists before it has a text, so that assistive technologies announce
/// the text when it appears.
struct ProblemLabel: View {
    let text: String?
    let identifier: String

    var body: some View {
        Text(text ?? "")
            .font(FontStyle.note)
            .foregroundStyle(ThemedColor.sale)
            .accessibilityAddTraits(.updatesFrequently)
            .announces(text)
            .accessibilityIdentifier(identifier)
    }
}
