import FlowKit
import SharedUI

struct SettingsView: View {
    @StateObject var viewModel: SettingsViewModel

    var body: some View {
        Toggle("Be quiet", isOn: $viewModel.isQuiet)
            .navigationTitle("Settings")
    }
}
