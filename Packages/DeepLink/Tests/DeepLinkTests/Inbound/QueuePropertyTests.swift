import DeepLink
import FlowKit
import FlowTestSupport
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct QueuePropertyTests {
    /// Whatever happens in whatever order, restarts included: each event has one outcome that is final or still waits,
    /// there are never too many, no link waits twice for the same user, and the store holds what waits.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func nothingIsLostAndNothingHappensTwice(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let (store, session) = (FragileStore(), MallApp.Session())
        var app = try MallApp(store: store, session: session, limit: 4, lifetime: 60)
        var earlier: [InboundRecord] = []
        var events: [String] = []
        for number in 0..<120 {
            switch Int.random(in: 0..<14, using: &random) {
            case 0: await app.inbound.becomeReady()
            case 1:
                earlier += app.records
                app = try MallApp(store: store, session: session, limit: 4, lifetime: 60)
                await app.inbound.userChanged(to: session.user)
                await app.inbound.becomeReady()
            case 2: await app.signIn("ann")
            case 3: await app.signIn(random.next() % 2 == 0 ? "bob" : nil)
            case 4: session.verdict = [.allow, .allow, .wait(.unsavedChanges)].randomElement(using: &random) ?? .allow
            case 5: await app.inbound.resume(.unsavedChanges)
            case 6: await app.inbound.dropWaiting(random.next() % 2 == 0 ? .signIn : .unsavedChanges)
            case 7: session.time += Double(Int.random(in: 0...40, using: &random))
            default:
                let id = "\(number)"
                events.append(id)
                await app.open(
                    [
                        "mall://orders/1", "mall://orders/2", "mall://products/1", "mall://sofa",
                        "mall://orders/3?via=/orders",
                    ]
                    .randomElement(using: &random) ?? "", id: id)
            }
            let pending = app.inbound.pending
            #expect(pending.count <= 4)
            #expect(Set(pending.map { "\($0.link) \($0.userID ?? "")" }).count == pending.count)
            #expect(pending.map(\.enqueued) == pending.map(\.enqueued).sorted())
            if app.inbound.isReady { #expect(Set(await store.entries) == Set(pending)) }
        }
        await app.inbound.becomeReady()
        let ended = (earlier + app.records).filter(\.outcome.isFinal).map(\.eventID)
        #expect(Set(ended).count == ended.count, "twice: \(ended)")
        #expect(Set(ended + app.inbound.pending.map(\.event.id)) == Set(events))
        #expect(Set(ended).isDisjoint(with: app.inbound.pending.map(\.event.id)))
    }
}
