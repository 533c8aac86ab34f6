#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct TimedMessageTests {
        @Test func offerToUndoStaysWhileVoiceOverIsOn() {
            let offer = UndoOffer()
            let app = ScreenDriver { UndoBar(offer) }
            #expect(!offer.staysUntilDismissed)
            app.isVoiceOverEnabled = true
            #expect(!app.shows(id: "undo.bar"))
            #expect(offer.staysUntilDismissed)
            offer.offer("Lamp removed") {}
            #expect(app.shows("Lamp removed"))

            app.isVoiceOverEnabled = false
            #expect(app.shows("Lamp removed"))
            #expect(!offer.staysUntilDismissed)
        }

        @Test func aPartOfABarIsDismissedByTheUserOnlyIfItStays() {
            let offer = UndoOffer()
            let app = ScreenDriver { UndoBar(offer, style: .inline) }
            offer.offer("Lamp added") {}
            #expect(app.shows("Lamp added") && app.shows("Undo"))
            #expect(!app.shows("Dismiss"))
            app.isVoiceOverEnabled = true
            app.tap("Dismiss")
            #expect(!app.shows("Lamp added"))
        }
    }
#endif
