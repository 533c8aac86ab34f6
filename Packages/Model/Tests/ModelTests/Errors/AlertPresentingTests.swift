import FlowKit
import Model
import Testing

@MainActor
@Suite struct AlertPresentingTests {
    private final class Screen: AlertPresenting {
        var alert: AlertState?
    }

    private let screen = Screen()

    @Test func aFailureIsShownWithItsTexts() {
        screen.show(.timedOut(after: .seconds(1)))
        #expect(
            screen.alert == AlertState(title: "The shop isn't responding", message: "Please try again in a moment."))
    }

    @Test func aCancellationKeepsTheCurrentAlert() {
        let current = AlertState(.offline)
        screen.alert = current
        screen.show(.cancelled)
        screen.show(.service(.cancelled), title: "Couldn't add to bag")
        #expect(current != nil && screen.alert == current)
    }

    @Test func aRefusedQuantityHasTheTitleOfItsAction() {
        screen.show(.refused(.soldOut), title: "Couldn't add to bag")
        #expect(screen.alert == AlertState(title: "Couldn't add to bag", message: "This product is sold out."))
    }

    @Test func aFailureOfTheBagsServiceHasItsOwnTitle() {
        screen.show(.service(.offline), title: "Couldn't add to bag")
        #expect(screen.alert == AlertState(.offline))
    }
}
