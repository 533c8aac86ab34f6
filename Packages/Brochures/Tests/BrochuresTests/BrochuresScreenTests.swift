#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Brochures

    @MainActor
    @Suite struct BrochuresScreenTests {
        @Test func loadingIsShownAsTheShapeOfTheCovers() {
            let viewModel = BrochuresScene().list()
            let app = ScreenDriver { NavigationStack { BrochuresView(viewModel: viewModel) } }
            app.expectOutline(
                """
                screen "Brochures"
                  group "Loading" (placeholder)
                """)
        }

        @Test func theCoversOfAllBrochures() async {
            let (_, app) = await shown()
            app.expectOutline(
                """
                screen "Brochures"
                  button "Spring Kitchen Light meals, and what it takes to make them. Valid until May 31, 2030" #brochures.brochure-spring-kitchen.card
                  button "The Reading Corner A chair, a lamp, and a shelf within reach." #brochures.brochure-reading-corner.card
                  button "Winter Scents Wood, smoke, and a little orange. Expired on February 28, 2025" #brochures.brochure-winter-scents.card
                """)
        }

        @Test func aTapOnACoverOpensIt() async {
            let flow = BrochuresScene().flow()
            let app = ScreenDriver { BrochuresFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "brochures.brochure-reading-corner.card") }
            app.tap(id: "brochures.brochure-reading-corner.card")
            #expect(flow.router.path == [.brochure(.readingCorner)])
        }

        @Test func noBrochuresAreNotAnError() async {
            let (_, app) = await shown(BrochuresScene([]))
            app.expectOutline(
                """
                screen "Brochures"
                  heading "No brochures yet"
                  text "A new brochure comes out every season. Check back soon."
                """)
        }

        @Test func anErrorCanBeTriedAgain() async {
            let scene = BrochuresScene(stored: .nothing)
            scene.brochures.freshFailure = .server(status: 503, message: nil)
            let (_, app) = await shown(scene)
            #expect(app.shows("Something went wrong on our end"))
            scene.brochures.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "brochures.brochure-spring-kitchen.card") }
        }

        @Test func offlineANoticeIsShownUntilTheServerIsBack() async {
            let scene = BrochuresScene()
            scene.brochures.freshFailure = .offline
            scene.reachability.current = .offline
            let (_, app) = await shown(scene)
            await app.settle { app.shows("You're offline. Showing saved content.") }
            #expect(app.shows(id: "brochures.brochure-spring-kitchen.card"))
            scene.brochures.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func aNoticeCanBeTriedAgain() async {
            let scene = BrochuresScene()
            scene.brochures.freshFailure = .timedOut(after: .seconds(10))
            let (_, app) = await shown(scene)
            await app.settle { app.shows("The shop isn't responding. Showing saved content.") }
            scene.brochures.freshFailure = nil
            app.tap(id: "notice.retry.button")
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func aPullRefreshes() async {
            let (scene, app) = await shown()
            scene.change(.springKitchen) { $0.title = "Summer Kitchen" }
            await app.pullToRefresh()
            #expect(app.outline.contains("Summer Kitchen"))
        }

        private func shown(_ scene: BrochuresScene = BrochuresScene()) async -> (BrochuresScene, ScreenDriver) {
            let viewModel = scene.list()
            let app = ScreenDriver { NavigationStack { BrochuresView(viewModel: viewModel) } }
            await app.settle { !viewModel.state.isLoading }
            return (scene, app)
        }
    }
#endif
