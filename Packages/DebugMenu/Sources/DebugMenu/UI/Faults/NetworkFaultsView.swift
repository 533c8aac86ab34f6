import FlowKit
import Model
public import SharedUI

/// The switches for network faults.
public struct NetworkFaultsView: View {
    @StateObject private var viewModel: NetworkFaultsViewModel

    public init(viewModel: @autoclosure @escaping () -> NetworkFaultsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Network faults")
            .inlineNavigationTitle()
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        if viewModel.isAvailable {
            List {
                Section {
                    Picker("Delay each request", selection: switches.delay) {
                        Text("None").tag(FaultSwitches.Delay.none)
                        Text("1 s").tag(FaultSwitches.Delay.short)
                        Text("5 s").tag(FaultSwitches.Delay.long)
                    }
                    .accessibilityIdentifier("debug-faults.delay.picker")
                    Picker("Fail each request", selection: switches.failure) {
                        Text("None").tag(FaultSwitches.Failure.none)
                        Text("Offline").tag(FaultSwitches.Failure.offline)
                        Text("Status 500").tag(FaultSwitches.Failure.serverError)
                        Text("Status 429").tag(FaultSwitches.Failure.rateLimited)
                    }
                    .accessibilityIdentifier("debug-faults.failure.picker")
                    Toggle("Drop every second response", isOn: switches.dropsEverySecondResponse)
                        .accessibilityIdentifier("debug-faults.drop.toggle")
                }
                Section {
                    Text("The switches apply to all requests of the app, until it restarts.")
                        .font(FontStyle.note)
                        .foregroundStyle(ThemedColor.secondaryText)
                    Button("Turn off all faults") { viewModel.set(FaultSwitches()) }
                        .disabled(!viewModel.switches.areActive)
                        .accessibilityIdentifier("debug-faults.reset.button")
                }
            }
        } else {
            EmptyStateView(
                icon: .offline, title: "No switches", message: "The network of this app was created without them.")
        }
    }

    private var switches: Binding<FaultSwitches> {
        Binding {
            viewModel.switches
        } set: { switches in
            viewModel.set(switches)
        }
    }
}
