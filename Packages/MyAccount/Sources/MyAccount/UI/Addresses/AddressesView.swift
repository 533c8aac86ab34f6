import FlowKit
import Loading
import Model
public import SharedUI

/// The user's delivery addresses, the default one first.
public struct AddressesView<ViewModel: AddressesViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            content
        }
        .navigationTitle("Addresses")
        .inlineNavigationTitle()
        .toolbar {
            if viewModel.state.isSuccess {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: Icon.add.systemName) { viewModel.add() }
                        .accessibilityIdentifier("addresses.add.button")
                }
            }
        }
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let addresses) where addresses.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .home, title: "No addresses yet",
                    message: "Add one to check out faster. Your addresses stay on this device.",
                    actionTitle: "Add address"
                ) { viewModel.add() }
            }
        case .success(let addresses):
            List {
                ForEach(Array(addresses.enumerated()), id: \.offset) { index, address in
                    AddressRow(address: address, isDefault: index == 0) { viewModel.edit(address) }
                        .accessibilityIdentifier("addresses.address-\(index + 1).row")
                }
                Text("Your addresses stay on this device.")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.secondaryText)
                    .listRowSeparator(.hidden)
                    .accessibilityIdentifier("addresses.device.label")
            }
            .listStyle(.plain)
        case .error(.unauthorized):
            ScrollView {
                SignedOutNotice(message: "Sign in to see your addresses.") { viewModel.signIn() }
            }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }
}

/// An address in the list of addresses.
struct AddressRow: View {
    let address: DeliveryAddress
    let isDefault: Bool
    let edit: @MainActor () -> Void

    var body: some View {
        RowButton(action: edit) {
            HStack(spacing: Spacing.m) {
                VStack(alignment: .leading, spacing: Spacing.xxs) {
                    if isDefault { Text("Default").font(FontStyle.caption).foregroundStyle(ThemedColor.accent) }
                    Text(address.name).fontWeight(.medium)
                    ForEach(Array(address.lines.dropFirst().enumerated()), id: \.offset) { line in
                        Text(line.element).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
                    }
                }
                Spacer()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
    }
}
