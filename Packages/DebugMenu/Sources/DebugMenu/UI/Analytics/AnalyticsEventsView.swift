import FlowKit
import Loading
import Model
public import SharedUI

/// The latest analytics events.
public struct AnalyticsEventsView: View {
    @StateObject private var viewModel: AnalyticsEventsViewModel

    public init(viewModel: @autoclosure @escaping () -> AnalyticsEventsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            VStack(spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Analytics")
        .inlineNavigationTitle()
        .toolbar {
            if viewModel.state.value?.isEmpty == false {
                ToolbarItem(placement: .primaryAction) {
                    Button("Clear") { Task { await viewModel.clear() } }
                        .accessibilityIdentifier("debug-analytics.clear.button")
                }
            }
        }
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let entries) where entries.isEmpty:
            EmptyStateView(
                icon: .list, title: "No events yet", message: "Close the menu, use the app, and come back.")
        case .success(let entries):
            List(entries) { AnalyticsRow(entry: $0) }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}

/// An event with its properties.
private struct AnalyticsRow: View {
    let entry: AnalyticsLogEntry

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            HStack {
                Text(entry.name).fontWeight(.medium)
                Spacer()
                Text(entry.date.formatted(date: .omitted, time: .standard))
                    .font(FontStyle.caption)
                    .foregroundStyle(ThemedColor.secondaryText)
            }
            if !properties.isEmpty {
                Text(properties).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("debug-analytics.event-\(entry.id).row")
    }

    private var properties: String {
        entry.properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
}
