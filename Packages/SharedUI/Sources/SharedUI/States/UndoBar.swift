public import Model

/// A bar that confirms an action and offers undo.
public struct UndoBar: View {
    @ObservedObject private var offer: UndoOffer

    public init(_ offer: UndoOffer) {
        self.offer = offer
    }

    public var body: some View {
        Group {
            if let message = offer.message {
                HStack(spacing: Spacing.m) {
                    Text(message).font(FontStyle.note)
                    Spacer()
                    Button("Undo") { offer.undo() }
                        .fixedSize()
                        .accessibilityIdentifier("undo.button")
                    Button {
                        offer.dismiss()
                    } label: {
                        Icon.close.image
                    }
                    .accessibilityLabel("Dismiss")
                    .accessibilityIdentifier("undo.dismiss.button")
                }
                .padding(Spacing.m)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                .elevation(.floating)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("undo.bar")
                .padding(.horizontal, Spacing.l)
                .padding(.bottom, Spacing.s)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .animation(.snappy, value: offer.message)
        .announces(offer.message)
        .onAssistiveTechnologyChange { offer.staysUntilDismissed = $0 }
    }
}
