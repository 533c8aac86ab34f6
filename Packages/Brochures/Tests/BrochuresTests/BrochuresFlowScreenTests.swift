#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Brochures

    @MainActor
    @Suite struct BrochuresFlowScreenTests {
        @Test func fromACoverToItsPagesAndBack() async {
            let scene = BrochuresScene()
            let flow = scene.flow()
            let app = ScreenDriver { BrochuresFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "brochures.brochure-spring-kitchen.card") }
            app.tap(id: "brochures.brochure-spring-kitchen.card")
            await app.settle { app.title == "Spring Kitchen" }
            #expect(flow.router.path == [.brochure(.springKitchen)])
            app.goBack()
            #expect(app.title == "Brochures")
            #expect(flow.router.path.isEmpty)
        }

        @Test func aLinkOpensAPage() async {
            let flow = BrochuresScene().flow()
            let app = ScreenDriver { BrochuresFlowView(viewModel: flow) }
            flow.router.navigate(to: .brochureAtPage(id: .springKitchen, page: 3))
            await app.settle { app.shows("Page 3 of 5") }
            app.tap("Next page")
            #expect(app.shows("Page 4 of 5"))
            app.goBack()
            #expect(app.title == "Brochures")
        }

        @Test func nothingIsLeftOfScreensThatWent() async {
            await expectNoLeaks { leaks in
                let scene = BrochuresScene()
                let flow = leaks.track(scene.flow())
                let list = leaks.track(flow.makeBrochuresViewModel())
                let brochure = leaks.track(flow.makeBrochureViewModel(.springKitchen))
                let app = ScreenDriver {
                    BrochuresView(viewModel: list)
                    BrochureView(viewModel: brochure)
                }
                await app.settle { app.shows("Page 1 of 5") && list.state.isSuccess }
                app.tap("Next page")
            }
        }

        @Test func nothingIsLeftOfAScreenThatWaits() async {
            await expectNoLeaks { leaks in
                let scene = BrochuresScene()
                scene.brochures.hold()
                let brochure = leaks.track(scene.brochure())
                let app = ScreenDriver { NavigationStack { BrochureView(viewModel: brochure) } }
                await scene.brochures.waitUntilHeld()
                #expect(app.title == "Brochure")
            }
        }
    }
#endif
