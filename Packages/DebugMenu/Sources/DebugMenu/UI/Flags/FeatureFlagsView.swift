import FlowKit
import Model
public import SharedUI

/// All feature flags with their overrides.
public struct FeatureFlagsView<ViewModel: FeatureFlagsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Feature flags")
            .inlineNavigationTitle()
            .alert($viewModel.alert)
            .task(id: viewModel.attempt) { await viewModel.observe() }
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
                    Section(row.flag.name) {
                        ToolRow("In the configuration", row.configured ? "On" : "Off")
                        picker(row)
                    }
                }
                Section {
                    Button("Reset all") { Task { await viewModel.reset() } }
                        .disabled(rows.allSatisfy { $0.override == .none })
                        .accessibilityIdentifier("debug-flags.reset.button")
                }
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }

    private func picker(_ row: FlagRow) -> some View {
        let override = Binding {
            row.override
        } set: { override in
            Task { await viewModel.override(row, with: override) }
        }
        return Picker("Override", selection: override) {
            Text("None").tag(FlagOverride.none)
            Text("On").tag(FlagOverride.on)
            Text("Off").tag(FlagOverride.off)
        }
        .accessibilityIdentifier("debug-flags.\(row.flag.name).picker")
    }
}
