import FlowKit
import SharedCombine
import Testing

@MainActor
@Suite struct RouterTests {
    @Test func itSaysWhereItIs() {
        let router = Router<Int>()
        #expect(router.path.isEmpty)
        router.navigate(to: 1)
        router.push(2)
        router.push(3)
        #expect(router.path == [1, 2, 3])
        #expect(router.path.count == 3)
        router.pop()
        #expect(router.path == [1, 2])
        router.popTo(1)
        #expect(router.path == [1])
        router.popTo(9)
        #expect(router.path == [1], "there is no such screen")
        router.path = [5, 6]
        router.popTo(5)
        #expect(router.path == [5])
        router.popToRoot()
        router.pop()
        router.pop(-3)
        #expect(router.path.isEmpty)
    }

    @Test func aViewWritesToTheSameState() {
        let router = Router<Int>()
        router.path = [1, 2]
        router.path = [1]
        router.sheet = 7
        router.alert = AlertState(title: "T", message: "M")
        #expect(
            router.content == RouterContent(routes: [1], sheet: 7, alert: AlertState(title: "T", message: "M")))
        router.alert = nil
        router.sheet = nil
        #expect(router.content == RouterContent(routes: [1]))
        router.present(8)
        #expect(router.sheet == 8)
        router.sheet = nil
        #expect(router.content == RouterContent(routes: [1]))
    }

    @Test func theViewOfASheetMayReportItsDismissalLate() {
        let router = Router<Int>()
        router.sheet = 1
        router.fullScreenCover = 2
        router.sheet = nil
        #expect(router.content == RouterContent(fullScreenCover: 2))
    }

    @Test func aDialogIsDismissedWithTheCoverThatItIsPresentedOver() {
        let router = Router<Int>()
        router.fullScreenCover = 2
        router.dialog = AlertState(title: "D", buttons: [])
        router.fullScreenCover = nil
        #expect(router.content == RouterContent())
    }

    /// A step that an observer makes during a change is applied first, and no step is lost.
    @Test func observerCanNavigateDuringChange() {
        let router = Router<Int>()
        let scope = router.scope(embed: { $0 }, extract: { $0 })
        for watched in [router, scope] {
            var isFirst = true
            let watching = watched.objectWillChange.sink {
                MainActor.assumeIsolated {
                    guard isFirst else { return }
                    isFirst = false
                    router.push(2)
                }
            }
            scope.push(1)
            #expect(router.path.sorted() == [1, 2])
            #expect(scope.path == router.path)
            watching.cancel()
            router.popToRoot()
        }
    }

    @Test func unchangedStateIsNotPublished() {
        let router = Router<Int>()
        var changes = 0
        let watching = router.objectWillChange.sink { changes += 1 }
        router.pop()
        router.popToRoot()
        router.sheet = nil
        router.popTo(3)
        #expect(changes == 0)
        router.navigate(to: 1)
        router.navigate(to: 1)
        #expect(changes == 1)
        watching.cancel()
    }
}
