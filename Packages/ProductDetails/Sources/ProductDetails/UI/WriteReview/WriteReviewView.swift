import FlowKit
import Model
public import SharedUI

/// The form for writing a review: stars and a text field.
public struct WriteReviewView<ViewModel: WriteReviewViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.m) {
                if let title = viewModel.productTitle {
                    Text(title).font(FontStyle.heading).accessibilityIdentifier("review.product.label")
                }
                StarPicker(rating: $viewModel.rating)
                TextField("Your review", text: $viewModel.comment, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .accessibilityIdentifier("review.comment.field")
                // The element exists before it has a text, so that assistive technologies announce the text when it
                // appears.
                Text(viewModel.problem?.text ?? "")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.sale)
                    .accessibilityAddTraits(.updatesFrequently)
                    .announces(viewModel.problem?.text)
                    .accessibilityIdentifier("review.problem.label")
                Text("If you've already reviewed this product, this review replaces it.")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.secondaryText)
                if viewModel.isSending { LoadingView("Sending") }
            }
            .disabled(viewModel.isSending)
            .frame(maxWidth: MaximumWidth.form, alignment: .leading)
            .frame(maxWidth: .infinity)
            .padding(Spacing.l)
        }
        .navigationTitle("Write a review")
        .inlineNavigationTitle()
        .navigationBarBackButtonHidden(viewModel.hasChanges)
        .interactiveDismissDisabled(viewModel.hasChanges)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Send") { Task { await viewModel.send() } }
                    .disabled(viewModel.isSending)
                    .accessibilityIdentifier("review.send.button")
            }
        }
        .cancelToolbar("Cancel", identifier: "review.cancel.button") { viewModel.cancel() }
        .alert($viewModel.alert)
        .task { await viewModel.load() }
    }
}
