#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Model
    @_spi(Inspection) import HeadlessUI
    import SharedUI
    import Testing

    @MainActor
    @Suite struct PlatformTests {
        @Test(arguments: [
            (TextEntry.username, String?("username"), UIKeyboardType.default, TextInputAutocapitalization.never, true),
            (.password, "password", .default, .never, true), (.email, "email", .emailAddress, .never, true),
            (.givenName, "given-name", .default, .words, false), (.familyName, "family-name", .default, .words, false),
            (.amount, nil, .decimalPad, .never, true),
        ])
        func aFieldIsConfiguredForItsContent(
            entry: TextEntry, content: String?, keyboard: UIKeyboardType, capitals: TextInputAutocapitalization,
            isVerbatim: Bool
        ) throws {
            let host = ViewHost(TextField("Field", text: .constant("")).textEntry(entry))
            let input = try #require(host.tree.first { $0.kind == .textField }).style.textInput
            #expect(input.contentType?.rawValue == content)
            #expect(input.keyboardType == keyboard)
            #expect(input.autocapitalization == capitals)
            #expect(input.isAutocorrectionDisabled == isVerbatim)
        }

        @Test func aTextIsSpokenWhenItAppearsAndWhenItChanges() {
            let offer = UndoOffer(duration: .seconds(86_400))
            let host = ViewHost(UndoBar(offer))
            var spoken: [String] = []
            host.onAnnouncement = { spoken.append($0) }
            _ = host.tree
            #expect(spoken == [])
            offer.offer("Removed from bag") {}
            _ = host.tree
            offer.offer("Removed from wishlist") {}
            _ = host.tree
            offer.dismiss()
            _ = host.tree
            #expect(spoken == ["Removed from bag", "Removed from wishlist"])
        }
    }
#endif
