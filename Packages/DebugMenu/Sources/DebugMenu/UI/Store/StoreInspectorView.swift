import FlowKit
import Foundation
import Loading
import Model
public import SharedUI

/// The size of the store, the unsent changes, and the rows of each table.
public struct StoreInspectorView: View {
    @StateObject private var viewModel: StoreInspectorViewModel

    public init(viewModel: @autoclosure @escaping () -> StoreInspectorViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Store")
            .inlineNavigationTitle()
            .alert($viewModel.alert)
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let report) where report.tables.isEmpty:
            EmptyStateView(icon: .list, title: "No store", message: "This app stores nothing on this device.")
        case .success(let report):
            List {
                Section("Size") {
                    Text(report.byteCount.formatted(.byteCount(style: .file)))
                        .accessibilityIdentifier("debug-store.size.label")
                }
                Section("Unsent changes") { unsent(report.unsentChanges) }
                Section("Rows") {
                    ForEach(report.tables) { table in
                        LabeledContent(table.name) {
                            Text("\(table.rowCount)").foregroundStyle(ThemedColor.secondaryText)
                        }
                        .accessibilityElement(children: .combine)
                        .accessibilityIdentifier("debug-store.table-\(table.name).row")
                    }
                }
            }
            .refreshable { await viewModel.refresh() }
        case .error(let error):
            ErrorView(error) { Task { await viewModel.refresh() } }
        }
    }

    @ViewBuilder private func unsent(_ changes: [StoreReport.UnsentChange]) -> some View {
        if changes.isEmpty {
            Text("The server has all changes.").foregroundStyle(ThemedColor.secondaryText)
        }
        ForEach(changes) { change in
            HStack {
                ToolRow(change.summary, change.subject)
                if change.state == .needsAttention {
                    Button("Retry") { Task { await viewModel.retry(change) } }
                        .buttonStyle(.borderless)
                        .accessibilityLabel("Retry \(change.subject)")
                        .accessibilityIdentifier("debug-store.retry-\(change.id.rawValue).button")
                }
            }
        }
        if changes.contains(where: { $0.state != .needsAttention }) {
            Button("Send now") { Task { await viewModel.sendAll() } }
                .accessibilityIdentifier("debug-store.send.button")
        }
    }
}

extension StoreReport.UnsentChange {
    /// The state and the attempts: `Delayed, 3 attempts`.
    fileprivate var summary: String {
        let state =
            switch state {
            case .due: "Due"
            case .delayed: "Delayed"
            case .needsAttention: "Needs attention"
            }
        return "\(state), \(attempts == 1 ? "1 attempt" : "\(attempts) attempts")"
    }
}
