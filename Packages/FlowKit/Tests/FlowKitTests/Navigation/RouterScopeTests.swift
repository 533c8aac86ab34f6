import FlowKit
import TestSupport
import Testing

@MainActor
@Suite struct RouterScopeTests {
    private let parent = Router<AppRoute>()

    private func makeScope(of router: Router<AppRoute>) -> Router<Int> {
        router.scope(embed: AppRoute.feature, extract: \.feature)
    }

    @Test func aScopeWorksOnItsParentsStack() {
        let scope = makeScope(of: parent)
        parent.push(.other(1))
        scope.navigate(to: 2)
        #expect(parent.currentRoutes == [.other(1), .feature(2)])
        #expect(scope.currentRoutes == [2])
        parent.push(.other(3))
        #expect(scope.currentRoutes == [2])
        scope.pop()
        #expect(parent.currentRoutes == [.other(1), .feature(2)], "the top screen goes, whosever it is")
        scope.present(4)
        #expect(parent.sheet == .feature(4))
        parent.present(.other(5))
        #expect(scope.sheet == nil)
    }

    @Test func theTopIsReplacedAndForeignScreensBelowStay() {
        let scope = makeScope(of: parent)
        scope.replaceTop(with: 1)
        #expect(parent.isEmpty, "there is no screen to replace")
        parent.push(.other(1))
        scope.push(2)
        scope.replaceTop(with: 3)
        #expect(parent.currentRoutes == [.other(1), .feature(3)])
    }

    @Test func replacingTheScreensOfAScopeKeepsThoseOfOthersBelow() {
        let scope = makeScope(of: parent)
        parent.replace(with: [.other(1), .feature(2), .other(3), .feature(4), .other(5)])
        scope.path = scope.path
        #expect(parent.currentRoutes == [.other(1), .feature(2), .other(3), .feature(4), .other(5)])
        scope.path.removeLast()
        #expect(parent.currentRoutes == [.other(1), .feature(2), .other(3)], "a swipe back pops one screen")
        scope.replace(with: [2, 6])
        #expect(parent.currentRoutes == [.other(1), .feature(2), .other(3), .feature(6)])
        scope.replace(with: [7])
        #expect(parent.currentRoutes == [.other(1), .feature(7)])
        scope.replace(with: [])
        #expect(parent.currentRoutes == [.other(1)])
    }

    /// Whatever is done to the parent or to a scope, in any order, a scope shows its part of the parent's state.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func scopesMirrorTheirParent(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let early = makeScope(of: parent)
        for _ in 0..<10 { random.step(on: parent) { $0.appRoute() } }
        let late = makeScope(of: parent)
        let nested = late.scope(embed: { String($0).count == 1 ? $0 : 0 }, extract: { $0.isMultiple(of: 2) ? $0 : nil })
        for _ in 0..<300 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: random.step(on: parent) { $0.appRoute() }
            case 1: random.step(on: early) { Int.random(in: 0..<4, using: &$0) }
            default: random.step(on: late) { Int.random(in: 0..<4, using: &$0) }
            }
            let expected = parent.content.compactMap(\.feature)
            #expect(early.content == expected)
            #expect(late.content == expected)
            #expect(nested.content == expected.compactMap { $0.isMultiple(of: 2) ? $0 : nil })

            // Writing what was read changes nothing, and what was written is read.
            let before = parent.content
            for scope in [early, late] { scope.path = scope.path }
            nested.path = nested.path
            #expect(parent.content == before)
            let written = (0..<Int.random(in: 0..<3, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            late.path = written
            #expect(early.path == written)
        }
    }

    @Test func changesOutsideTheScopeAreNotPublished() {
        let scope = makeScope(of: parent)
        var changes = 0
        let watching = scope.objectWillChange.sink { changes += 1 }
        parent.push(.other(1))
        parent.push(.feature(1))
        parent.pop()
        #expect(changes == 2)
        watching.cancel()
    }

    @Test func aParentDoesNotHoldItsScopes() {
        var scope: Router<Int>? = makeScope(of: parent)
        let held = Weak(scope)
        #expect(held.value != nil)
        scope = nil
        #expect(held.value == nil)
        parent.push(.feature(1))
        #expect(parent.count == 1)
    }
}
