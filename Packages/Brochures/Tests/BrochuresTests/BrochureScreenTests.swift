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
    @Suite struct BrochureScreenTests {
        @Test func loadingIsShownAsTheShapeOfAPage() {
            let viewModel = BrochuresScene().brochure()
            let app = ScreenDriver { NavigationStack { BrochureView(viewModel: viewModel) } }
            app.expectOutline(
                """
                screen "Brochure"
                  group "Loading" (placeholder)
                """)
        }

        @Test func aPageWithItsPictureAndItsProducts() async {
            let (_, app) = await shown()
            app.tap("Next page")
            app.expectOutline(
                """
                screen "Spring Kitchen"
                  picture "Picture: Cut, Grind, Season" #brochure.picture.image
                  heading "Cut, Grind, Season" #brochure.title.label
                  text "Three tools that stay on the table." #brochure.text.label
                  heading "On this page"
                  button "1 Chef's Knife" #brochure.product-24.button
                  button "2 Chopping Board" #brochure.product-23.button
                  button "3 Pepper Mill" #brochure.product-29.button
                  button "Previous page" #brochure.previous.button
                  text "Page 2 of 5" #brochure.page.label
                  button "Next page" #brochure.next.button
                """)
        }

        @Test func onePageAfterTheOther() async {
            let (_, app) = await shown()
            #expect(app.label(of: .id("brochure.page.label")) == "Page 1 of 5")
            #expect(!app.isEnabled(.id("brochure.previous.button")))
            for _ in 0..<4 { app.tap(id: "brochure.next.button") }
            #expect(app.label(of: .id("brochure.page.label")) == "Page 5 of 5")
            #expect(app.shows("Set the Table"))
            #expect(!app.isEnabled(.id("brochure.next.button")))
            app.tap(id: "brochure.previous.button")
            #expect(app.shows("Coffee, Slowly"))
        }

        @Test func aNumberedProductOpens() async {
            let (scene, app) = await shown()
            app.tap("Next page")
            app.tap(id: "brochure.product-23.button")
            #expect(scene.exits == [.product(.choppingBoard)])
        }

        @Test func aPageOnlyShowsWhatItHas() async {
            let scene = BrochuresScene()
            scene.change(.springKitchen) { $0.pages = [BrochurePage(number: 1, title: "")] }
            scene.brochures.forgetStored()
            let (_, app) = await shown(scene: scene)
            app.expectOutline("screen \"Spring Kitchen\"")
        }

        @Test func aPictureWithoutATitleHasAName() async {
            let scene = BrochuresScene()
            scene.change(.springKitchen) { $0.pages[0].title = "" }
            scene.brochures.forgetStored()
            let (_, app) = await shown(scene: scene)
            #expect(app.label(of: .id("brochure.picture.image")) == "Picture of page 1")
        }

        @Test func aBrochureWithoutPagesSaysSo() async {
            let scene = BrochuresScene([Brochure(id: .springKitchen, title: "Spring Kitchen")])
            let (_, app) = await shown(scene: scene)
            app.expectOutline(
                """
                screen "Spring Kitchen"
                  heading "No pages yet"
                  text "This brochure has no pages yet. Check back soon."
                """)
        }

        @Test func expiredBrochureShowsLabelAndCanBeRead() async {
            let (_, app) = await shown(.winterScents)
            #expect(
                app.label(of: .id("brochure.expired.label"))
                    == "Expired on February 28, 2025. Prices may have changed.")
            #expect(app.shows("Warm"))
            #expect(app.shows(id: "brochure.product-2.button"))
        }

        @Test func notFoundBrochureHasItsOwnMessage() async {
            let (_, app) = await shown(Brochure.ID(rawValue: "autumn"))
            app.expectOutline(
                """
                screen "Brochure"
                  heading "Not found" #error.title.label
                  text "We couldn't find this. It may have been removed from the shop."
                """)
        }

        @Test func anErrorCanBeTriedAgain() async {
            let scene = BrochuresScene(stored: .nothing)
            scene.brochures.freshFailure = .server(status: 503, message: nil)
            let (_, app) = await shown(scene: scene)
            #expect(app.shows("Something went wrong on our end"))
            scene.brochures.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.title == "Spring Kitchen" }
        }

        @Test func offlineANoticeIsShownUntilTheServerIsBack() async {
            let scene = BrochuresScene()
            scene.brochures.freshFailure = .offline
            scene.reachability.current = .offline
            let (_, app) = await shown(scene: scene)
            await app.settle { app.shows("You're offline. Showing saved content.") }
            app.tap("Next page")
            #expect(app.shows("You're offline. Showing saved content."))
            scene.brochures.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
            #expect(app.label(of: .id("brochure.page.label")) == "Page 2 of 5")
        }

        @Test func aPullRefreshesThePageOneIsOn() async {
            let (scene, app) = await shown()
            app.tap("Next page")
            scene.change(.springKitchen) { $0.pages[1].text = "Sharper." }
            await app.pullToRefresh()
            #expect(app.shows("Sharper."))
        }

        private func shown(
            _ id: Brochure.ID = .springKitchen, scene: BrochuresScene = BrochuresScene()
        ) async -> (BrochuresScene, ScreenDriver) {
            let viewModel = scene.brochure(id)
            let app = ScreenDriver { NavigationStack { BrochureView(viewModel: viewModel) } }
            await app.settle { !viewModel.state.isLoading }
            return (scene, app)
        }
    }
#endif
