import FlowKit
import Foundation
import Testing

@Suite struct StackStateTests {
    /// What the operations mean, said in the plainest way.
    private struct Plain: Equatable {
        var routes: [Int] = []
        var sheet: Int?
        var cover: Int?
        var alert: AlertState?
        var dialog: DialogState?

        init(_ state: StackState<Int>) {
            (routes, sheet, cover) = (state.routes, state.sheet, state.fullScreenCover)
            (alert, dialog) = (state.alert, state.dialog)
        }

        mutating func apply(_ operation: StackOperation<Int>) {
            switch operation {
            case .navigate(let route): if routes.last != route { routes += [route] }
            case .push(let route): routes += [route]
            case .pop(let count): for _ in 0..<min(max(0, count), 1_000) where !routes.isEmpty { routes.removeLast() }
            case .popTo(let route):
                guard routes.contains(route) else { return }
                while routes.last != route { routes.removeLast() }
            case .popToRoot: routes.removeAll()
            case .replaceTop(let route):
                if !routes.isEmpty { routes.removeLast() }
                routes.append(route)
            case .replace(let new): routes = new
            case .present(let route, as: .sheet): (sheet, cover) = (route, nil)
            case .present(let route, as: .fullScreenCover): (sheet, cover) = (nil, route)
            case .dismiss: (sheet, cover) = (nil, nil)
            case .alert(let new): (alert, dialog) = (new, new == nil ? dialog : nil)
            case .dialog(let new): (alert, dialog) = (new == nil ? alert : nil, new)
            case .restore(let state): self = Plain(state)
            }
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func randomOperationsDoWhatThePlainModelDoes(_ seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var state = StackState<Int>()
        var plain = Plain(state)
        for _ in 0..<300 {
            let before = state
            let operation = random.operation { Int.random(in: 0..<4, using: &$0) }
            let change = state.apply(operation)
            plain.apply(operation)
            #expect(Plain(state) == plain, "\(operation)")
            #expect(change.isEmpty == (state == before))
            #expect(before.routes.dropLast(change.popped.count) + change.pushed == state.routes)
            #expect(change.popped == before.routes.suffix(change.popped.count).reversed())
            #expect(change.alertChanged == (before.alert != state.alert))
            #expect(change.dialogChanged == (before.dialog != state.dialog))
            #expect(change == StackChange(from: before, to: state), "\(operation)")
        }
        let stored = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(StackState<Int>.self, from: stored) == state)
    }

    @Test func oneScreenIsPresentedAndOneQuestionAsked() {
        let dialog = DialogState(title: "D", actions: [])
        let alert = AlertState(title: "T", message: "M")
        var state = StackState(sheet: 1, alert: alert, fullScreenCover: 2, dialog: dialog)
        #expect(state == StackState(sheet: 1, alert: alert))
        let change = state.apply(.present(1, as: .fullScreenCover))
        #expect(change.dismissed == 1)
        #expect(change.presented == 1, "the same screen comes up in another way")
        state.apply(.dialog(dialog))
        #expect(state == StackState(fullScreenCover: 1, dialog: dialog))
        #expect(state.apply(.alert(nil)).isEmpty)
        #expect(state.apply(.dismiss).dismissed == 1)
    }

    @Test func aStateWithoutCoversCanStillBeRead() throws {
        let read = try JSONDecoder().decode(StackState<Int>.self, from: Data(#"{"routes": [1], "sheet": 2}"#.utf8))
        #expect(read == StackState(routes: [1], sheet: 2))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(StackState<Int>.self, from: Data("{}".utf8)) }
    }

    @Test func aDoubleTapOpensOneScreen() {
        var state = StackState<Int>()
        #expect(state.apply(.navigate(1)).pushed == [1])
        #expect(state.apply(.navigate(1)).isEmpty)
        #expect(state.apply(.push(1)).pushed == [1])
        #expect(state.routes == [1, 1])
    }

    @Test func aChangeNamesWhatWentFromTheTopDown() {
        var state = StackState(routes: [1, 2, 3, 4], sheet: 9)
        let change = state.apply(.restore(StackState(routes: [1, 5, 6], sheet: 8)))
        #expect(change.popped == [4, 3, 2])
        #expect(change.pushed == [5, 6])
        #expect(change.dismissed == 9)
        #expect(change.presented == 8)
        #expect(!change.alertChanged)
    }

    @Test func whatCanNotBeSaidInAnotherRouteTypeIsLeftOut() {
        let state = StackState<AppRoute>(routes: [.other(1), .feature(2), .other(3)], sheet: .other(4))
        #expect(state.compactMap(\.feature) == StackState(routes: [2]))
    }
}
