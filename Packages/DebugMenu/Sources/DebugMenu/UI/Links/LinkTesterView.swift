import FlowKit
public import SharedUI

/// A field for a link, and the explanation of its outcome.
public struct LinkTesterView: View {
    @StateObject private var viewModel: LinkTesterViewModel

    public init(viewModel: @autoclosure @escaping () -> LinkTesterViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            Section {
                TextField("Link or path", text: $viewModel.text, prompt: Text("/products/12"))
                    .textEntry(.url)
                    .submitLabel(.go)
                    .onSubmit { Task { await viewModel.explain() } }
                    .accessibilityIdentifier("debug-links.link.field")
                Button("Explain") { Task { await viewModel.explain() } }
                    .disabled(!viewModel.canExplain)
                    .accessibilityIdentifier("debug-links.explain.button")
                Button("Open") { viewModel.open() }
                    .disabled(!viewModel.canExplain)
                    .accessibilityIdentifier("debug-links.open.button")
            }
            Section("Explanation") { explanation }
        }
        .navigationTitle("Link tester")
        .inlineNavigationTitle()
        .announces(viewModel.explanation.map { "\($0.refusal ?? "This link can be opened.")" })
    }

    @ViewBuilder private var explanation: some View {
        if viewModel.isLoading {
            LoadingView("Explaining")
        } else if let explanation = viewModel.explanation {
            if let refusal = explanation.refusal {
                ToolRow("Refused", refusal, color: ThemedColor.sale)
                    .accessibilityIdentifier("debug-links.refusal.label")
            }
            // Two guards can decide the same.
            ForEach(Array(explanation.rows.enumerated()), id: \.offset) { ToolRow($0.element.name, $0.element.value) }
        } else {
            Text("Enter a path such as /bag, or a URL, to see the screen that it opens.")
                .foregroundStyle(ThemedColor.secondaryText)
        }
    }
}
