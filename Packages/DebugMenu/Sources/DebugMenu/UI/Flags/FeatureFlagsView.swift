import FlowKit
import Loading
import Model
public import SharedUI

/// All feature flags with their overrides.
public struct FeatureFlagsView: View {
    @StateObject private var viewModel: FeatureFlagsViewModel

    public init(viewModel: @autoclosure @escaping () -> FeatureFlagsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            VStack(spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Feature flags")
        .inlineNavigationTitle()
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let rows) where rows.isEmpty:
            EmptyStateView(icon: .list, title: "No flags", message: "The app has no feature flags.")
        case .success(let rows):
            List {
                ForEach(rows) { row in
                    Section(row.id) {
                        ToolRow("In the configuration", row.configured.text)
                        if case .bool = row.configured { picker(row) } else { FlagField(row: row, store: store) }
                    }
                }
                Section {
                    Button("Reset all") { Task { await viewModel.reset() } }
                        .disabled(rows.allSatisfy { $0.override == nil })
                        .accessibilityIdentifier("debug-flags.reset.button")
                }
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }

    private func picker(_ row: FlagRow) -> some View {
        let value = Binding {
            row.override
        } set: {
            store($0, of: row)
        }
        return Picker("Override", selection: value) {
            Text("None").tag(RawFlagValue?.none)
            Text("On").tag(RawFlagValue?.some(.bool(true)))
            Text("Off").tag(RawFlagValue?.some(.bool(false)))
        }
        .accessibilityIdentifier("debug-flags.\(row.id).picker")
    }

    private func store(_ value: RawFlagValue?, of row: FlagRow) {
        Task { await viewModel.override(row, with: value) }
    }
}

/// A field for the override of a flag that isn't a switch. An empty text removes the override.
private struct FlagField: View {
    let row: FlagRow
    let store: @MainActor (RawFlagValue?, FlagRow) -> Void
    @State private var text = ""

    var body: some View {
        TextField("Override", text: $text, prompt: Text("None"))
            .onSubmit { submit() }
            .onChange(of: row.override, initial: true) { _, value in text = value?.text ?? "" }
            .accessibilityIdentifier("debug-flags.\(row.id).field")
    }

    private func submit() {
        if text.isEmpty {
            store(nil, row)
        } else if let value = RawFlagValue(text, like: row.configured) {
            store(value, row)
        } else {
            text = row.override?.text ?? ""
        }
    }
}
