#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct StateViewTests {
        @Test func anErrorCanBeRetried() {
            var retries = 0
            let app = ScreenDriver { ErrorView(.offline) { retries += 1 } }
            let outline = """
                screen
                  heading "You're offline" #error.title.label
                  text "Check your connection. We'll try again as soon as you're back online."
                  button "Try again"
                """
            #expect(app.outline == outline)
            app.tap("Try again")
            #expect(retries == 1)
        }

        @Test func permanentErrorOffersNoRetry() {
            let app = ScreenDriver { ErrorView(.notFound("product 12")) {} }
            #expect(app.shows("Not found"))
            #expect(!app.shows("Try again"))
        }

        @Test func aCancellationIsNotShown() {
            #expect(ScreenDriver { ErrorView(.cancelled) {} }.texts.isEmpty)
            #expect(ScreenDriver { NoticeBanner(.cancelled) {} }.texts.isEmpty)
        }

        @Test func emptinessMayHaveAWayOut() {
            var taps = 0
            let app = ScreenDriver {
                EmptyStateView(icon: .bag, title: "Empty", message: "Nothing here.", actionTitle: "Shop") { taps += 1 }
            }
            app.tap("Shop")
            #expect(taps == 1)
            let without = ScreenDriver { EmptyStateView(icon: .bag, title: "Empty", message: "Nothing here.") }
            #expect(without.texts == ["Empty", "Nothing here."])
        }

        @Test(
            arguments: [
                (.offline, "You're offline. Showing saved content."),
                (.timedOut(after: .seconds(1)), "The shop isn't responding. Showing saved content."),
                (.server(status: 500, message: nil), "Something went wrong on our end. Showing saved content."),
            ] as [(ServiceError, String)])
        func aNoticeSaysWhyItMayBeOutOfDate(_ error: ServiceError, _ text: String) {
            var retries = 0
            let app = ScreenDriver { NoticeBanner(error) { retries += 1 } }
            #expect(app.shows(.label(text)))
            app.tap(id: "notice.retry.button")
            #expect(retries == 1)
        }

        @Test func theSkeletonLoadsAndOpensNothing() {
            let app = ScreenDriver { SkeletonGrid() }
            #expect(app.shows("Loading"))
            #expect(!app.isEnabled(.id("skeleton.card")), "there is nothing to open yet")
        }

        @Test func undoBarUndoesOrDismisses() async {
            let offer = UndoOffer(duration: .seconds(86_400))
            let undone = Counter()
            let app = ScreenDriver { UndoBar(offer) }
            #expect(!app.shows(id: "undo.bar"))
            offer.offer("Lamp removed") { undone.count += 1 }
            #expect(app.shows("Lamp removed"))
            app.tap("Undo")
            await app.settle(undone) { undone.count == 1 }
            #expect(!app.shows(id: "undo.bar"))
            offer.offer("Desk removed") { undone.count += 1 }
            app.tap("Dismiss")
            #expect(!app.shows("Desk removed"))
            #expect(offer.message == nil)
        }

        @Test func aThemedButtonMayHaveAnIcon() {
            var taps = 0
            let app = ScreenDriver {
                ThemedButton("Add to bag", icon: .bag) { taps += 1 }
                ThemedButton("Later", style: .secondary) { taps += 10 }
            }
            app.tap("Add to bag")
            app.tap("Later")
            #expect(taps == 11)
        }
    }

    @MainActor
    private final class Counter: ObservableObject {
        @Published var count = 0
    }
#endif
