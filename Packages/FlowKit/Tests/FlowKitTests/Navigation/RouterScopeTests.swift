import FlowKit
import FlowTestSupport
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
        #expect(parent.path == [.other(1), .feature(2)])
        #expect(scope.path == [2])
        parent.push(.other(3))
        #expect(scope.path == [2])
        scope.pop()
        #expect(parent.path == [.other(1), .feature(2)], "the top screen is popped, as by the back button")
        scope.present(4)
        #expect(parent.sheet == .feature(4))
        parent.present(.other(5))
        #expect(scope.sheet == nil)
    }

    @Test func aReplacedScreenKeepsTheScreensOfOthers() {
        let scope = makeScope(of: parent)
        scope.replace(2, with: 1)
        #expect(parent.path.isEmpty, "there is no screen to replace")
        parent.path = [.other(1), .feature(2)]
        scope.replace(2, with: 3)
        #expect(parent.path == [.other(1), .feature(3)])
        parent.push(.other(4))
        scope.replace(3, with: 5)
        #expect(parent.path == [.other(1), .feature(3), .other(4)], "another screen is on top")
    }

    @Test func aScopePopsToAScreenOfItsOwn() {
        let scope = makeScope(of: parent)
        parent.path = [.feature(1), .other(2), .feature(3), .other(4)]
        scope.popTo { $0 == 2 }
        #expect(parent.path.count == 4, "there is no such screen")
        scope.popTo { $0 < 4 }
        #expect(parent.path == [.feature(1), .other(2), .feature(3)])
        scope.popTo { $0 < 3 }
        #expect(parent.path == [.feature(1)])
    }

    @Test func replacingTheScreensOfAScopeKeepsThoseOfOthersBelow() {
        let scope = makeScope(of: parent)
        parent.path = [.other(1), .feature(2), .other(3), .feature(4), .other(5)]
        scope.path = scope.path
        #expect(parent.path == [.other(1), .feature(2), .other(3), .feature(4), .other(5)])
        scope.path.removeLast()
        #expect(parent.path == [.other(1), .feature(2), .other(3)], "a swipe back pops one screen")
        scope.path = [2, 6]
        #expect(parent.path == [.other(1), .feature(2), .other(3), .feature(6)])
        scope.path = [7]
        #expect(parent.path == [.other(1), .feature(7)])
        scope.path = []
        #expect(parent.path == [.other(1)])
    }

    /// Whatever is done to the parent or to a scope, in any order, a scope shows its part of the parent's state.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func scopesAreLawfulLenses(_ seed: UInt64) {
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

            // Writing what was read changes nothing.
            let before = parent.content
            for scope in [early, late, nested] {
                scope.path = scope.path
                scope.sheet = scope.sheet
                scope.fullScreenCover = scope.fullScreenCover
                scope.alert = scope.alert
                scope.dialog = scope.dialog
            }
            #expect(parent.content == before)
            // What was written is read.
            let written = (0..<Int.random(in: 0..<3, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            late.path = written
            #expect(early.path == written)
            let screen = [1, 2, 3, nil].randomElement(using: &random) ?? nil
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                late.sheet = screen
                #expect(early.sheet == screen)
            case 1:
                late.fullScreenCover = screen
                #expect(early.fullScreenCover == screen)
            case 2:
                late.alert = screen.map { AlertState(title: "\($0)", message: "") }
                #expect(early.alert == late.alert && (late.alert == nil) == (screen == nil))
            default:
                late.dialog = screen.map { AlertState(title: "\($0)", buttons: []) }
                #expect(early.dialog == late.dialog && (late.dialog == nil) == (screen == nil))
            }
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
        #expect(parent.path.count == 1)
    }
}
