import FlowKit
import Foundation
import Testing

@testable import DeepLink

@Suite(.timeLimit(.minutes(60))) struct OutcomeTextTests {
    @Test(
        arguments: [
            (.opened, "opened"), (.alreadyThere, "already there"), (.nothingToOpen, "nothing to open"),
            (.refused(.link(.unknownTab("x"))), "refused. \(DeepLinkRefusal.unknownTab("x"))"),
            (
                .rejected(NavigationOutcome.Rejection(guardName: "own", reason: .unsavedChanges)),
                "refused. Guard 'own': unsaved-changes"
            ),
            (.handedBack, "handed back to the browser"), (.waiting(.appReady), "waiting. The app is not ready yet."),
            (.waiting(.signIn), "waiting. sign-in"), (.expired, "expired"),
            (.duplicate, "a later one took its place"), (.otherUser, "dropped: it was for another user"),
            (.queueFull, "dropped: too many came after it"), (.superseded, "superseded"), (.cancelled, "cancelled"),
            (.announced, "shown as a banner"), (.refreshed(SilentRefresh(refreshed: ["bag"])), "refreshed. Done: bag."),
        ] as [(InboundOutcome, String)])
    func outcomes(_ outcome: InboundOutcome, _ text: String) {
        #expect(outcome.description == text)
        #expect(outcome.isFinal == !text.hasPrefix("waiting"))
    }

    @Test(
        arguments: [
            (
                .wrongSource(.customScheme),
                "A web link came in as one of the app's own scheme. Hand it over as a web link."
            ),
            (
                .wrongSource(.universalLink),
                "A link of another scheme came in as a web link. Hand it over as what it is."
            ),
            (.payload(.notJSON), "The push isn't a JSON object in UTF-8. Send one."),
            (.navigation(.tabDisabled("bag", reason: "Closed.")), "The tab bag is disabled: Closed."),
            (.notSupported(.foregroundPush), "The app shows no banners. Give its pipeline a function that shows them."),
            (.notSupported(.silentPush), "The app can't refresh data for a silent push. Give its pipeline a refresh."),
        ] as [(InboundRefusal, String)])
    func refusals(_ refusal: InboundRefusal, _ text: String) {
        #expect(refusal.description == text)
    }

    @Test func sourcesAndPolicies() {
        #expect(
            InboundSource.allCases.map { "\($0): \(InboundPolicy.standard(for: $0))" } == [
                "a link of the app's own scheme: reuse, dismisses what is presented",
                "a web link: reuse, dismisses what is presented",
                "a tapped push: reuse, dismisses what is presented",
                "a silent push: append, keeps what is presented",
                "a push in the foreground: append, keeps what is presented",
                "a shortcut: replace, dismisses what is presented",
                "a banner: append, keeps what is presented",
                "a notification's action: reuse, dismisses what is presented",
            ])
    }

    @MainActor @Test func recordsAreReadable() async throws {
        let app = try MallApp()
        await app.store.breakDown()
        await app.open("mall://bag")
        #expect(
            app.records.map(\.description) == [
                """
                a link of the app's own scheme, mall://bag: waiting. The app is not ready yet. \
                (The queue could not be stored: Broken)
                """
            ])
    }

    @MainActor @Test func theLogIsBounded() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        for id in 0..<300 { await app.open("mall://sofa", id: "\(id)") }
        #expect(app.inbound.records.count == 200)
        #expect(app.inbound.records.first?.eventID == "100" && app.inbound.records.last?.id == 300)
    }

    /// A pending event of the last launch can be read.
    @Test func theStoredFormStays() throws {
        let json = """
            {"id":"e","event":{"id":"1","source":"tappedPush","content":{"link":{"_0":"/bag","_1":{"placement":"append"}}},\
            "date":0},"link":"/bag","reason":{"name":"sign-in"},"userID":"ann","enqueued":1,"order":2,"expires":3}
            """
        let entry = try JSONDecoder().decode(PendingEvent.self, from: Data(json.utf8))
        #expect(entry.event.content == .link("/bag", .init(placement: .append)))
        #expect(entry.reason == .signIn && entry.userID == "ann" && entry.order == 2)
        #expect(try JSONDecoder().decode(PendingEvent.self, from: JSONEncoder().encode(entry)) == entry)
    }
}
