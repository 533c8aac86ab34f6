import FlowKit
import Model
public import SharedUI

/// The form for many products at once: the user enters or pastes their numbers, checks them, and adds all to the bag.
public struct QuickOrderView<ViewModel: QuickOrderViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            form
            ForEach(viewModel.lines) { line in
                QuickOrderRow(line: line, quantity: quantity(of: line)) {
                    viewModel.open(line.id)
                } remove: {
                    viewModel.remove(line.id)
                } retry: {
                    Task { await viewModel.retry() }
                }
                .swipeToRemove { viewModel.remove(line.id) }
                .disabled(viewModel.isAdding)
            }
            if !viewModel.lines.isEmpty { order }
        }
        .listStyle(.plain)
        .animation(.default, value: viewModel.lines.map(\.id))
        .navigationTitle("Quick order")
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    private var form: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Text("Enter a product number and a quantity, such as 12 3. Use a new line for each product.")
                .font(FontStyle.note)
                .foregroundStyle(ThemedColor.secondaryText)
            TextField("Products", text: $viewModel.text, axis: .vertical)
                .textFieldStyle(.roundedBorder)
                .accessibilityIdentifier("quick-order.products.field")
            if viewModel.isUnreadable { unreadable }
            ThemedButton("Check products", style: .secondary) { Task { await viewModel.check() } }
                .accessibilityIdentifier("quick-order.check.button")
        }
        .padding(.vertical, Spacing.s)
    }

    private var unreadable: some View {
        let problem: LocalizedStringResource =
            "These lines aren't a product number and a quantity. Correct them and check again."
        return Text(problem)
            .font(FontStyle.note)
            .foregroundStyle(ThemedColor.sale)
            .announces(problem)
            .accessibilityIdentifier("quick-order.products.problem.label")
    }

    private var order: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            if let total = viewModel.total {
                HStack {
                    Text("Total")
                    Spacer()
                    Text(total, format: .money).accessibilityIdentifier("quick-order.total.label")
                }
                .font(FontStyle.price)
            }
            ThemedButton(
                viewModel.isAdding ? "Adding to bag" : "Add all to bag", icon: .bag, isLoading: viewModel.isAdding,
                isWide: true
            ) { Task { await viewModel.addToBag() } }
            .frame(maxWidth: MaximumWidth.form)
            .disabled(viewModel.total == nil)
            .accessibilityIdentifier("quick-order.add.button")
            .frame(maxWidth: .infinity)
        }
        .padding(.vertical, Spacing.s)
    }

    /// Returns a binding that reads the current quantity, not that of the rendered row, so that quick taps add up.
    private func quantity(of line: QuickOrderLine) -> Binding<Int> {
        Binding {
            viewModel.lines.first { $0.id == line.id }?.quantity ?? line.quantity
        } set: {
            viewModel.setQuantity($0, of: line.id)
        }
    }
}
