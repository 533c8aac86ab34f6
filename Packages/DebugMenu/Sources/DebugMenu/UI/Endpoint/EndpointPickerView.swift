import FlowKit
import Model
public import SharedUI

/// The address of the API in use, and the choice of another one.
public struct EndpointPickerView: View {
    @StateObject private var viewModel: EndpointPickerViewModel

    public init(viewModel: @autoclosure @escaping () -> EndpointPickerViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Endpoint")
            .inlineNavigationTitle()
            .announces(viewModel.problem.map { "\($0)" })
    }

    @ViewBuilder private var content: some View {
        if let current = viewModel.current {
            List {
                Section("In use") {
                    ToolRow(current.origin.name, current.address.description)
                        .accessibilityIdentifier("debug-endpoint.current.label")
                    if viewModel.isSwitching { ProgressView("Switching") }
                    if let problem = viewModel.problem {
                        ToolRow("Not switched", problem, color: ThemedColor.sale)
                            .accessibilityIdentifier("debug-endpoint.problem.label")
                    }
                }
                Section("Other addresses") {
                    ForEach(viewModel.choices.filter { $0 != current }) { choice($0) }
                    TextField("Address", text: $viewModel.text, prompt: Text("http://127.0.0.1:8081"))
                        .textEntry(.url)
                        .submitLabel(.go)
                        .onSubmit { viewModel.useText() }
                        .accessibilityIdentifier("debug-endpoint.address.field")
                    Button("Use this address") { viewModel.useText() }
                        .disabled(!viewModel.canUseText)
                        .accessibilityIdentifier("debug-endpoint.use.button")
                }
                Section("What a switch does") { consequences }
            }
        } else {
            EmptyStateView(icon: .list, title: "No choice", message: "This app was created for one address.")
        }
    }

    private func choice(_ endpoint: Endpoint) -> some View {
        RowButton {
            viewModel.choose(endpoint)
        } label: {
            ToolRow(endpoint.origin.name, endpoint.address.description)
        }
        .disabled(viewModel.isSwitching)
        .accessibilityIdentifier("debug-endpoint.\(endpoint.origin.rawValue).row")
    }

    @ViewBuilder private var consequences: some View {
        ToolRow(
            "Kept",
            """
            Each address has its own data on this device: catalog, bag, wishlist, sign-in, settings and unsent changes. \
            They are there again when you switch back.
            """)
        ToolRow(
            "Starts again",
            """
            The app, with the data of the other address. You sign in there separately. Open screens are closed, and unsaved \
            input is lost.
            """)
        if let note = viewModel.note { ToolRow("Limit", note) }
    }
}

extension Endpoint.Origin {
    fileprivate var name: String {
        switch self {
        case .builtIn: "Built-in server"
        case .configuration: "From the configuration"
        case .entered: "Entered"
        }
    }
}
