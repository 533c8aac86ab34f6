import DeepLink
import FlowKit
import Testing

@Suite(.timeLimit(.minutes(60))) struct LinkFuzzTests {
    private static let originals = [
        "mall://products/7?via=/search?q=a%26b&via=/products/6&modal=/photos/1&as=push&tab=bag",
        "https://mall.example/orders/7?via=/orders&utm_source=x&modal=/signin&modal=/photos/2",
        "https://mall.example:443/search?q=red+sofa&as=root#part", "mall:///bag?via=/home%3Fx&as=fullScreenCover",
        "/orders?as=sheet",
    ]

    /// Whatever is done to a link: it is followed or refused, it never traps, and a plan leads to a sound state.
    @Test(arguments: 0..<5 as Range<UInt64>)
    func mutatedLinksAreFollowedOrRefused(_ seed: UInt64) throws {
        let links = try Mall.links()
        var mutations = Mutations(
            seed: seed, originals: Self.originals,
            pieces: ["via=", "modal=/photos/1", "as=", "&via=/bag", "v%69a=", "%2F%2f"])
        var followed = 0
        for _ in 0..<6_000 {
            let link = mutations.next()
            let source: LinkSource = Bool.random(using: &mutations.random) ? .inside : .outside
            do {
                let stack = try links.stack(from: link, source: source)
                let plan = try MallPlan(stack, policy: .standard(for: .banner), at: MallState(.push(.product(1))))
                var state = MallState(.push(.product(1)))
                state.apply(plan.operation)
                #expect(state.violations().isEmpty && state.route == stack.modals.last ?? stack.route)
                followed += 1
            } catch let refusal as DeepLinkRefusal {
                #expect(!refusal.description.isEmpty)
            } catch {
                Issue.record(error, "\(link)")
            }
            #expect(links.redacted(link).utf8.count < 320)
        }
        #expect(followed > 100)
    }

    /// The same through everything: a refusal changes nothing, and each event has one outcome that is final.
    @MainActor @Test(arguments: 0..<4 as Range<UInt64>)
    func mutatedLinksEndInOneOutcome(_ seed: UInt64) async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.signIn("ann")
        var mutations = Mutations(seed: seed &+ 100, originals: Self.originals)
        for number in 0..<500 {
            let before = app.navigator.state
            let outcome = await app.open(mutations.next(), id: "\(number)")
            #expect(outcome.isFinal)
            if outcome != .opened { #expect(app.navigator.state == before) }
        }
        #expect(app.records.map(\.eventID) == (0..<500).map(String.init))
    }
}
