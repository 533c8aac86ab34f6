import FlowKit
import Loading
import Model
public import SharedUI

/// The recorded events of the app's navigation.
public struct NavigationJournalView: View {
    @StateObject private var viewModel: NavigationJournalViewModel

    public init(viewModel: @autoclosure @escaping () -> NavigationJournalViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Navigation journal")
            .inlineNavigationTitle()
            .announces(viewModel.saved?.announcement)
            .task { viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        if viewModel.events.isEmpty {
            EmptyStateView(
                icon: .time, title: "Nothing recorded yet", message: "Close the menu, open some screens, and come back."
            )
        } else {
            List {
                Section {
                    Button("Save as test fixture") { viewModel.save() }
                        .accessibilityIdentifier("debug-journal.save.button")
                    saved
                }
                Section("Events") {
                    Text("Choose an event to go back to the state after it.")
                        .font(FontStyle.note)
                        .foregroundStyle(ThemedColor.secondaryText)
                    ForEach(viewModel.events) { event in
                        JournalRow(event: event) { viewModel.travel(to: event) }
                    }
                }
            }
        }
    }

    @ViewBuilder private var saved: some View {
        switch viewModel.saved {
        case .success(let path):
            ToolRow("Saved", path).accessibilityIdentifier("debug-journal.path.label")
        case .failure(let error):
            ToolRow("Not saved", "\(error)", color: ThemedColor.sale)
                .accessibilityIdentifier("debug-journal.problem.label")
        case nil:
            EmptyView()
        }
    }
}

extension Result<String, ServiceError> {
    fileprivate var announcement: LocalizedStringResource {
        switch self {
        case .success(let path): "Saved to \(path)"
        case .failure: "The journal wasn't saved."
        }
    }
}

/// An event of the journal, which restores the state after it.
private struct JournalRow: View {
    let event: JournalEvent
    let travel: @MainActor () -> Void

    var body: some View {
        RowButton(action: travel) {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                Text(event.operation)
                Text("\(event.date.formatted(date: .omitted, time: .standard)), from \(event.source): \(event.outcome)")
                    .font(FontStyle.caption)
                    .foregroundStyle(ThemedColor.secondaryText)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityIdentifier("debug-journal.event-\(event.id).row")
    }
}
