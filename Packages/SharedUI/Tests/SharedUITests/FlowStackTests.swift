import FlowKit
import FlowTesting
import SharedUI
import Testing

@MainActor
@Suite struct FlowStackTests {
    private let router = Router<Int>()

    private func shown() -> ScreenDriver {
        ScreenDriver { [router] in
            FlowStack(router) {
                Button("Open 1") { router.navigate(to: 1) }.navigationTitle("Root")
            } destination: { number in
                Button("Open \(number + 1)") { router.navigate(to: number + 1) }.navigationTitle("Screen \(number)")
            }
        }
    }

    @Test func theRoutersScreensAreShown() {
        let app = shown()
        #expect(app.title == "Root")
        app.tap("Open 1")
        app.tap("Open 2")
        #expect(app.title == "Screen 2")
        #expect(router.currentRoutes == [1, 2])
        router.popToRoot()
        #expect(app.title == "Root")
    }

    @Test func goingBackIsWrittenToTheRouter() {
        router.replace(with: [1, 2])
        let app = shown()
        app.goBack()
        #expect(router.currentRoutes == [1])
        #expect(app.title == "Screen 1")
    }

    @Test func theSheetIsTheRouters() {
        let app = shown()
        router.present(7)
        #expect(app.title == "Screen 7")
        app.dismissSheet()
        #expect(router.sheet == nil)
        #expect(app.title == "Root")
    }

    @Test func theAlertIsTheRouters() {
        let app = shown()
        router.alert = AlertState(title: "Not added", message: "This product is sold out.")
        #expect(app.shows("Not added"))
        #expect(app.texts.contains("This product is sold out."))
        app.tap("OK")
        #expect(router.alert == nil)
        #expect(!app.shows("Not added"))
    }
}
