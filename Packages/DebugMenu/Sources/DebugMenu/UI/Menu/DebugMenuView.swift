import FlowKit
import Model
public import SharedUI

/// The list of tools.
public struct DebugMenuView: View {
    @StateObject private var viewModel: DebugMenuViewModel
    @Environment(\.debugMenuRouter) private var router

    public init(viewModel: @autoclosure @escaping () -> DebugMenuViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            if viewModel.faults.areActive { activeFaults }
            Section("Navigation") {
                row("Link tester", symbol: "link", .linkTester, identifier: "links")
                row("Navigation journal", symbol: "clock.arrow.circlepath", .navigationJournal, identifier: "journal")
                row("Push sender", symbol: "bell", .pushSender, identifier: "push")
            }
            Section("App") {
                row("Feature flags", symbol: "slider.horizontal.3", .featureFlags, identifier: "flags")
                row("Analytics", symbol: "list.bullet", .analyticsEvents, identifier: "analytics")
                row("Store", symbol: "tray", .storeInspector, identifier: "store")
                if viewModel.canChooseEndpoint {
                    row("Endpoint", symbol: "globe", .endpointPicker, identifier: "endpoint")
                }
                row("Network faults", symbol: Icon.offline.systemName, .networkFaults, identifier: "faults")
            }
            Section("Design") {
                row(
                    "Components", symbol: "square.grid.2x2", .componentCatalog, identifier: "components")
            }
        }
        .navigationTitle("Debug menu")
        .inlineNavigationTitle()
        .cancelToolbar("Close", identifier: "debug.close.button") { viewModel.close() }
        .task { await viewModel.observe() }
    }

    private var activeFaults: some View {
        Section {
            RowButton {
                router?.navigate(to: .networkFaults)
            } label: {
                ToolRow("Network faults are active", viewModel.faults.summary, color: ThemedColor.sale)
            }
            .accessibilityIdentifier("debug.active-faults.row")
        }
    }

    private func row(_ title: String, symbol: String, _ tool: DebugMenuRoute, identifier: String) -> some View {
        RowButton {
            router?.navigate(to: tool)
        } label: {
            HStack(spacing: Spacing.m) {
                Label(title, systemImage: symbol)
                Spacer()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityIdentifier("debug.\(identifier).row")
    }
}
