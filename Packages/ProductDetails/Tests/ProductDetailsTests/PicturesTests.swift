#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ProductDetails

    @MainActor
    @Suite struct PicturesTests {
        let scene = ProductScene()

        private func shown(_ route: ProductDetailsRoute) -> (flow: ProductDetailsFlowViewModel, app: ScreenDriver) {
            let flow = scene.flow()
            return (flow, ScreenDriver { ProductDetailsFlowView(root: route, viewModel: flow) })
        }

        @Test func theChosenPictureOpensInFullSizeAndCloses() async {
            let (flow, app) = shown(.productDetails(.walnutDesk))
            await app.settle { app.shows("Picture 2 of 3") }
            app.tap("Picture 2 of 3")
            app.tap(id: "product.picture.image")
            #expect(flow.router.fullScreenCover == .productPictures(id: .walnutDesk, picture: 2))
            await app.settle { app.label(of: .id("pictures.picture.image")) == "Walnut Desk, picture 2" }
            #expect(app.label(of: .id("pictures.picture.label")) == "Picture 2 of 3")
            app.tap(id: "pictures.close.button")
            #expect(flow.router.fullScreenCover == nil && !app.shows(id: "pictures.picture.image"))
        }

        @Test func picturesAreTurnedToTheEnds() async {
            let (_, app) = shown(.productPictures(id: .walnutDesk, picture: nil))
            await app.settle { app.shows(id: "pictures.picture.image") }
            #expect(!app.isEnabled("Previous picture") && app.isEnabled("Next picture"))
            app.tap("Next picture")
            app.tap("Next picture")
            #expect(app.label(of: .id("pictures.picture.image")) == "Walnut Desk, picture 3")
            #expect(!app.isEnabled("Next picture"))
            app.tap("Previous picture")
            #expect(app.label(of: .id("pictures.picture.label")) == "Picture 2 of 3")
        }

        @Test func theRouteFollowsThePicture() async {
            let (flow, app) = shown(.productDetails(.walnutDesk))
            await app.settle { app.shows("Picture 2 of 3") }
            app.tap(id: "product.picture.image")
            await app.settle { app.shows("Next picture") }
            app.tap("Next picture")
            #expect(flow.router.fullScreenCover == .productPictures(id: .walnutDesk, picture: 2))
            await app.settle { app.label(of: .id("pictures.picture.image")) == "Walnut Desk, picture 2" }
            app.tap(id: "pictures.close.button")
            #expect(flow.router.fullScreenCover == nil)
        }

        @Test func theScreenFollowsItsRoute() async {
            let flow = scene.flow()
            let viewModel = flow.makeProductPicturesViewModel(.walnutDesk, picture: 3)
            let app = ScreenDriver { NavigationStack { ProductPicturesView(viewModel: viewModel) } }
            await app.settle { app.shows("Picture 3 of 3") }
            viewModel.show(2)
            #expect(app.shows("Picture 2 of 3"))
            viewModel.show(nil)
            #expect(app.shows("Picture 1 of 3"))
        }

        @Test func aTapEnlargesThePictureUntilItIsTurned() async {
            let (_, app) = shown(.productPictures(id: .walnutDesk, picture: nil))
            await app.settle { app.shows(id: "pictures.picture.image") }
            var isEnlarged: Bool { app.isSelected(.id("pictures.picture.image")) }
            app.tap(id: "pictures.picture.image")
            #expect(isEnlarged)
            app.tap(id: "pictures.picture.image")
            #expect(!isEnlarged)
            app.tap(id: "pictures.picture.image")
            app.tap("Next picture")
            #expect(!isEnlarged)
        }

        @Test func aSwipeTowardsTheLeadingEdgeTurnsToTheNextPicture() {
            let (left, right) = (CGSize(width: -40, height: 8), CGSize(width: 40, height: -8))
            #expect(SideSwipe(left, .leftToRight).step == 1 && SideSwipe(right, .leftToRight).step == -1)
            #expect(SideSwipe(left, .rightToLeft).step == -1 && SideSwipe(right, .rightToLeft).step == 1)
            #expect(SideSwipe(CGSize(width: 40, height: 60), .rightToLeft).step == 0)
        }

        @Test(arguments: [-5, 0, 1, 3, 4, Int.max, Int.min])
        func anyNumberShowsAPicture(number: Int) async {
            let (_, app) = shown(.productPictures(id: .walnutDesk, picture: number))
            await app.settle { app.shows(id: "pictures.picture.image") }
            #expect(app.label(of: .id("pictures.picture.image")) == "Walnut Desk, picture \(min(max(number, 1), 3))")
        }

        @Test func aSinglePictureHasNoTurner() async {
            scene.change(.walnutDesk) { $0.details.images.removeSubrange(1...) }
            let (_, app) = shown(.productPictures(id: .walnutDesk, picture: 1))
            await app.settle { app.label(of: .id("pictures.picture.image")) == "Walnut Desk" }
            #expect(!app.shows("Next picture"))
        }

        @Test func aFailureIsTriedAgain() async {
            let scene = ProductScene(stored: .nothing)
            scene.products.freshFailure = .timedOut(after: .seconds(10))
            let flow = scene.flow()
            let app = ScreenDriver {
                ProductDetailsFlowView(root: .productPictures(id: .walnutDesk, picture: nil), viewModel: flow)
            }
            await app.settle { app.shows("Try again") }
            scene.products.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "pictures.picture.image") }
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let scene = ProductScene()
                let flow = leaks.track(scene.flow())
                let viewModel = leaks.track(flow.makeProductPicturesViewModel(.walnutDesk, picture: 1))
                let app = ScreenDriver { NavigationStack { ProductPicturesView(viewModel: viewModel) } }
                await app.settle { app.shows(id: "pictures.picture.image") }
                viewModel.turn(by: 1)
            }
        }
    }
#endif
