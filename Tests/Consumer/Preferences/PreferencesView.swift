import FlowKit
import SharedUI

struct PreferencesView: View {
    @StateObject var viewModel: PreferencesViewModel

    var body: some View {
        Toggle("Be quiet", isOn: $viewModel.isQuiet)
            .navigationTitle("Preferences")
    }
}
