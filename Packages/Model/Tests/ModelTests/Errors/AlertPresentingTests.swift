import FlowKit
import Model
import Testing

@MainActor
@Suite struct AlertPresentingTests {
    private final class Screen: AlertPresenting {
        var alert: AlertState?
    }

    private let screen = Screen()
    private let router = Router<String>()
    private let origin: ActionOrigin

    init() { origin = ActionOrigin(router) }

    @Test func aFailureIsShownWithItsTexts() {
        screen.show(.timedOut(after: .seconds(1)))
        #expect(
            screen.alert == AlertState(title: "The shop isn't responding", message: "Please try again in a moment."))
    }

    @Test func aCancellationKeepsTheCurrentAlert() {
        let current = AlertState(.offline)
        screen.alert = current
        screen.show(.cancelled)
        origin.show(.cancelled, on: screen)
        origin.show(.service(.cancelled), title: "Couldn't add to bag", on: screen)
        #expect(current != nil && screen.alert == current)
    }

    @Test func aRefusedQuantityHasTheTitleOfItsAction() {
        origin.show(.refused(.soldOut), title: "Couldn't add to bag", on: screen)
        #expect(screen.alert == AlertState(title: "Couldn't add to bag", message: "This product is sold out."))
    }

    @Test func aFailureOfTheBagsServiceHasItsOwnTitle() {
        origin.show(.service(.offline), title: "Couldn't add to bag", on: screen)
        #expect(screen.alert == AlertState(.offline))
    }

    @Test func failureIsShownOverTheScreenThatTheUserHasOpened() {
        router.push("another screen")
        origin.show(.offline, on: screen)
        #expect(router.alert == AlertState(.offline) && screen.alert == nil)
    }

    @Test func failureOfAReleasedScreenIsShownInFront() {
        origin.show(.offline, on: nil)
        #expect(router.alert == AlertState(.offline))
    }

    @Test func screenWithoutARouterIsInFront() {
        ActionOrigin(Router<String>?.none).show(.offline, on: screen)
        #expect(screen.alert == AlertState(.offline))
    }
}
