import Model
import SharedUI

/// The voucher of the order: a field for its code, or the voucher with a button that removes it.
struct VoucherField<ViewModel: OrderReviewViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        if let voucher = viewModel.checkout.voucher {
            HStack {
                Text("Voucher \(voucher.code)")
                Spacer()
                Button("Remove") { viewModel.removeVoucher() }
                    .buttonStyle(.borderless)
                    .accessibilityLabel("Remove voucher \(voucher.code)")
                    .accessibilityIdentifier("checkout.voucher.remove.button")
            }
        } else {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                HStack(spacing: Spacing.s) {
                    TextField("Voucher code", text: $viewModel.code)
                        .autocorrectionDisabled()
                        .textFieldStyle(.roundedBorder)
                        .submitLabel(.done)
                        .onSubmit { viewModel.applyVoucher() }
                        .accessibilityIdentifier("checkout.voucher.field")
                    Button("Apply") { viewModel.applyVoucher() }
                        .buttonStyle(.bordered)
                        .accessibilityLabel("Apply voucher")
                        .accessibilityIdentifier("checkout.voucher.apply.button")
                }
                ProblemLabel(
                    text: viewModel.codeProblem?.text, identifier: "checkout.voucher.problem.label")
            }
        }
    }
}
