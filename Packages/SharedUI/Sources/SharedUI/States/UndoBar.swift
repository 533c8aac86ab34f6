public import Model

/// A bar that confirms an action and offers undo.
public struct UndoBar: View {
    /// The looks of the bar.
    public enum Style: Sendable {
        /// A card above the content.
        case floating
        /// A part of another bar. It has a button to dismiss it only while the offer doesn't expire.
        case inline
    }

    @ObservedObject private var offer: UndoOffer
    private let style: Style

    public init(_ offer: UndoOffer, style: Style = .floating) {
        self.offer = offer
        self.style = style
    }

    public var body: some View {
        // A stack, not a group: it stays when the bar is removed, so that the bar moves in and out.
        VStack(spacing: 0) {
            if let message = offer.message {
                content(message)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("undo.bar")
                    .transition(transition)
            }
        }
        .animation(.snappy, value: offer.message)
        .announces(offer.message)
        .onAssistiveTechnologyChange { offer.staysUntilDismissed = $0 }
    }

    private var transition: AnyTransition {
        style == .floating ? .move(edge: .bottom).combined(with: .opacity) : .opacity
    }

    @ViewBuilder private func content(_ message: LocalizedStringResource) -> some View {
        switch style {
        case .floating:
            HStack(spacing: Spacing.m) {
                Text(message).font(FontStyle.note)
                Spacer()
                buttons
            }
            .padding(Spacing.m)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.m))
            .elevation(.floating)
            .padding(.horizontal, Spacing.l)
            .padding(.bottom, Spacing.s)
        case .inline:
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.m) {
                    Text(message).font(FontStyle.note)
                    buttons
                }
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(message).font(FontStyle.note)
                    HStack(spacing: Spacing.m) { buttons }
                }
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("Undo") { offer.undo() }
            .fixedSize()
            .accessibilityIdentifier("undo.button")
        if style == .floating || offer.staysUntilDismissed {
            Button {
                offer.dismiss()
            } label: {
                Icon.close.image
            }
            .accessibilityLabel("Dismiss")
            .accessibilityIdentifier("undo.dismiss.button")
        }
    }
}
