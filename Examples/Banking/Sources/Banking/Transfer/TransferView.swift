import FlowKit
import FlowUI

/// The sheet in which the user enters a transfer.
struct TransferView: View {
    @Bindable var viewModel: TransferViewModel
    let router: Router<BankNavigation.Route>
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        Form {
            TextField("Recipient", text: $viewModel.draft.recipient)
            TextField("Amount", text: $viewModel.draft.amount)
            if let failure = viewModel.failure { Text(failure.message) }
            switch viewModel.transfer(in: locale) {
            case .success(let transfer): Button("Send") { Task { await viewModel.send(transfer, router) } }
            case .failure(let problem): Text(problem.message)
            }
        }
        .disabled(viewModel.draft.isSending)
        .navigationTitle("Transfer")
        .toolbar { Button("Cancel", role: .cancel) { dismiss() } }
    }
}
