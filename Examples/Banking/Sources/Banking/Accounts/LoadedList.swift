import FlowUI
import Loading

/// A list that loads: progress, the reason why there is nothing, or the content, with a notice if it may be out of date.
struct LoadedList<Value, Content: View>: View {
    let state: ViewState<Value, BankError>
    let notice: BankError?
    let retry: @MainActor () -> Void
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        List {
            switch state {
            case .loading: ProgressView("Loading")
            case .error(let failure): problem(failure)
            case .success(let value):
                if let notice { Section("This may be out of date") { problem(notice) } }
                content(value)
            }
        }
    }

    @ViewBuilder private func problem(_ failure: BankError) -> some View {
        Text(failure.message)
        Button("Try again", action: retry)
    }
}
