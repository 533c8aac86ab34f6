import FlowKit
import Loading
import Model
public import SharedUI

/// The form for a delivery address.
public struct AddressView<ViewModel: AddressViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .navigationTitle(viewModel.isStored ? "Edit address" : "New address")
            .inlineNavigationTitle()
            .interactiveDismissDisabled(viewModel.hasChanges)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { Task { await viewModel.save() } }
                        .disabled(!viewModel.hasChanges)
                        .accessibilityIdentifier("address.save.button")
                }
            }
            .cancelToolbar("Cancel", identifier: "address.cancel.button") { viewModel.cancel() }
            .alert($viewModel.alert)
            .task { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .failed(let error):
            ScrollView { ErrorView(error) { Task { await viewModel.load() } } }
        case .form:
            FormScreen {
                AddressForm(
                    address: $viewModel.input, problems: viewModel.problems, rejections: viewModel.rejections,
                    name: "address"
                ) {
                    Task { await viewModel.save() }
                }
                Toggle("Use as default address", isOn: $viewModel.isDefault)
                    .accessibilityIdentifier("address.default.toggle")
                if viewModel.isStored {
                    Button("Delete address", role: .destructive) { viewModel.delete() }
                        .accessibilityIdentifier("address.delete.button")
                }
            }
        }
    }
}
