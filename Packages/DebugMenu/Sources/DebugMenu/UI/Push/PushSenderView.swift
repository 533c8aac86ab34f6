import FlowKit
public import SharedUI

/// A payload that is delivered to the app as a received push.
public struct PushSenderView: View {
    @StateObject private var viewModel: PushSenderViewModel
    @Environment(\.theme) private var theme

    public init(viewModel: @autoclosure @escaping () -> PushSenderViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            if !viewModel.samples.isEmpty {
                Section("Samples") {
                    ForEach(viewModel.samples) { sample in
                        Button(sample.title) { viewModel.choose(sample) }
                            .accessibilityIdentifier("debug-push.sample-\(sample.id).button")
                    }
                }
            }
            Section("Payload") {
                TextField("Payload", text: $viewModel.json, prompt: Text("JSON"), axis: .vertical)
                    .lineLimit(6, reservesSpace: true)
                    .font(theme.font(.note).monospaced())
                    .autocorrectionDisabled()
                    .accessibilityIdentifier("debug-push.payload.field")
                Picker("Delivery", selection: $viewModel.moment) {
                    Text("Tapped").tag(PushMoment.tapped)
                    Text("While the app is open").tag(PushMoment.foreground)
                    Text("In the background").tag(PushMoment.background)
                }
                .accessibilityIdentifier("debug-push.delivery.picker")
                Button("Send") { Task { await viewModel.send() } }
                    .disabled(!viewModel.canSend)
                    .accessibilityIdentifier("debug-push.send.button")
            }
            Section("Outcome") { outcome }
        }
        .navigationTitle("Push sender")
        .inlineNavigationTitle()
        .announces(viewModel.report.map { "\($0.text)" })
    }

    @ViewBuilder private var outcome: some View {
        if viewModel.isSending {
            ProgressView("Sending")
        } else if let report = viewModel.report {
            ToolRow(
                report.isRefused ? "Refused" : "Delivered", report.text,
                color: report.isRefused ? ThemedColor.sale : ThemedColor.text
            )
            .accessibilityIdentifier("debug-push.outcome.label")
        } else {
            Text("Nothing sent yet.").foregroundStyle(ThemedColor.secondaryText)
        }
    }
}
