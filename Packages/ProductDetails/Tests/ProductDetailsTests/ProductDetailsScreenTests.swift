#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ProductDetails

    @MainActor
    @Suite struct ProductDetailsScreenTests {
        @Test func loadingIsShownAsTheShapeOfThePage() {
            let viewModel = ProductScene().viewModel()
            let app = ScreenDriver(translations: .shop) { NavigationStack { ProductDetailsView(viewModel: viewModel) } }
            app.expectOutline(
                """
                screen "Product"
                  group "Loading" (placeholder)
                """)
        }

        @Test func thePageOfAProduct() async {
            // A furniture shop of three, so that the outline has an end.
            let furniture = [Product].catalog.filter { [.oakStool, .walnutDesk, .bookshelf].contains($0.id) }
            let (_, app) = await shown(.bookshelf, scene: ProductScene(furniture))
            app.expectOutline(
                """
                screen "Ladder Bookshelf"
                  button "Ladder Bookshelf, picture 1" #product.picture.image
                  button "Picture 1 of 3" (selected) #product.picture-1.button
                  button "Picture 2 of 3" #product.picture-2.button
                  button "Picture 3 of 3" #product.picture-3.button
                  text "Stade"
                  heading "Ladder Bookshelf" #product.title.label
                  group "Rated 4.0 out of 5"
                  text "2 reviews"
                  group "$143.20, was $179.00"
                  text "-20%"
                  text "In stock"
                  stepper "Quantity" = "1" #product.quantity.stepper
                  button "Add Ladder Bookshelf to wishlist" #product.wishlist.button
                  share "Share" -> https://shop.example/products/12 #product.share.link
                  button "More in Furniture" #product.category.button
                  heading "Description"
                  text "Five shelves that lean on a wall." #product.description.label
                  heading "Details"
                  group "SKU SKU-12" #product.sku.label
                  group "Weight 2.4 kg" #product.weight.label
                  group "Width × height × depth 40 × 45 × 40 cm" #product.size.label
                  group "Warranty 2 years" #product.warranty.label
                  group "Shipping Ships in 2 days" #product.shipping.label
                  group "Returns Within 30 days" #product.returns.label
                  heading "Reviews"
                  group "Rated 4.0 out of 5 2 reviews" #product.reviews.label
                  group "5 stars, 1 review" #reviews.rating-5.label
                  group "4 stars, 0 reviews" #reviews.rating-4.label
                  group "3 stars, 1 review" #reviews.rating-3.label
                  group "2 stars, 0 reviews" #reviews.rating-2.label
                  group "1 star, 0 reviews" #reviews.rating-1.label
                  group "Rated 5.0 out of 5 Ada Fischer January 1, 2025 Better than in the picture." #product.review-1.row
                  group "Rated 3.0 out of 5 Sam Okoro January 1, 2025 It does what it should." #product.review-2.row
                  button "Write a review" #product.write-review.button
                  heading "You may also like"
                  button "Only 3 left Nordvik Oak Stool $49.00 Rated 4.5 out of 5" #product.related-8.card
                  button "Add Oak Stool to wishlist" #product.related-8.wishlist-button
                  button "Nordvik Walnut Desk $649.00 Rated 4.7 out of 5" #product.related-9.card
                  button "Add Walnut Desk to wishlist" #product.related-9.wishlist-button
                  group "$143.20, was $179.00" #product.bar-price.label
                  button "Add to bag" #product.add-to-bag.button
                """)
        }

        @Test func picturesAreChosenWithATap() async {
            let (_, app) = await shown()
            #expect(app.label(of: .id("product.picture.image")) == "Walnut Desk, picture 1")
            #expect(app.isSelected("Picture 1 of 3"))
            app.tap("Picture 3 of 3")
            #expect(app.label(of: .id("product.picture.image")) == "Walnut Desk, picture 3")
            #expect(app.isSelected("Picture 3 of 3"))
            #expect(!app.isSelected("Picture 1 of 3"))
        }

        @Test func aSinglePictureLeavesNothingToChoose() async {
            let scene = ProductScene()
            scene.change(.walnutDesk) { $0.details.images.removeSubrange(1...) }
            let (_, app) = await shown(scene: scene)
            await app.settle { app.label(of: .id("product.picture.image")) == "Walnut Desk" }
            #expect(!app.shows(id: "product.picture-1.button"))
        }

        @Test func theQuantityStaysWithinTheRulesAndGoesIntoTheBag() async {
            let (scene, app) = await shown(.oakStool)
            let stepper = ElementQuery.id("product.quantity.stepper")
            #expect(app.shows("Only 3 left"))
            app.increment(stepper)
            app.increment(stepper)
            #expect(app.value(of: stepper) == "3")
            #expect(!app.canIncrement(stepper))

            app.tap("Add to bag")
            await app.settle { app.shows("Added to bag") }
            app.tap("Undo")
            await app.settle(scene.bag) { scene.bag.currentBag.isEmpty && !app.shows("Added to bag") }
        }

        @Test func anAdditionHasOneResponse() async {
            let scene = ProductScene()
            let viewModel = scene.viewModel()
            let app = ScreenDriver(translations: .shop) { NavigationStack { ProductDetailsView(viewModel: viewModel) } }
            await app.settle { app.shows("Add to bag") }
            let price = ElementQuery.id("product.bar-price.label")
            #expect(app.shows(price))

            app.tap("Add to bag")
            await app.settle { app.shows("Added to bag") && viewModel.quantityInBag == 1 }
            #expect(!app.shows(price))
            #expect(!app.shows(id: "product.in-bag.button"))
            #expect(!app.shows(id: "undo.dismiss.button"), "the offer expires by itself")

            viewModel.added.dismiss()
            await app.settle { app.shows("1 in your bag") && app.shows(price) }
            app.tap("1 in your bag")
            #expect(scene.exits == [.bag])
        }

        @Test func aProductThatSoldOutHasAWayToTheBagItIsIn() async throws {
            let (scene, app) = await shown()
            try await scene.bag.add(.walnutDesk, quantity: 1)
            scene.change(.walnutDesk) { $0.summary.stock = 0 }
            await app.pullToRefresh()
            await app.settle { !app.shows("Add to bag") && app.shows("1 in your bag") }
        }

        @Test func aRefusalIsToldAndAcknowledged() async {
            let (scene, app) = await shown(.oakStool)
            scene.bag.store(.fixture(id: 8, stock: 0))
            app.tap("Add to bag")
            await app.settle { app.shows("Couldn't add to bag") }
            #expect(app.shows("This product is sold out."))
            app.tap("OK")
            #expect(!app.shows("Couldn't add to bag"))
        }

        @Test func soldOutProductCannotBeAddedToBag() async {
            let (_, app) = await shown(.pan)
            #expect(app.shows("Sold out"))
            #expect(!app.shows(id: "product.quantity.stepper"))
            #expect(!app.shows("Add to bag"))
        }

        @Test func aSoldOutProductIsPutOnTheWishlistToBeToldWhenItIsBack() async {
            let (scene, app) = await shown(.pan)
            app.tap("Tell me when it's back")
            await app.settle(scene.wishlist) { scene.wishlist.currentItems.map(\.id) == [.pan] }
            await app.settle { app.shows("It's on your wishlist. If you're signed in, we'll tell you when it's back.") }
            #expect(!app.shows(id: "product.reminder.button"))
            #expect(app.isSelected(.id("product.wishlist.button")))
        }

        @Test func aProductInStockHasNoReminder() async {
            let (_, app) = await shown()
            #expect(!app.shows(id: "product.reminder.button"))
        }

        @Test func theHeartIsFilledAndEmptied() async {
            let (scene, app) = await shown()
            app.tap("Add Walnut Desk to wishlist")
            await app.settle(scene.wishlist) {
                !scene.wishlist.currentItems.isEmpty && app.isSelected(.id("product.wishlist.button"))
            }
            app.tap("Remove Walnut Desk from wishlist")
            await app.settle(scene.wishlist) {
                scene.wishlist.currentItems.isEmpty && !app.isSelected(.id("product.wishlist.button"))
            }
        }

        @Test func relatedProductsAreOpenedAndWished() async {
            let (scene, app) = await shown()
            app.tap(id: "product.related-12.card")
            app.tap(id: "product.related-12.wishlist-button")
            await app.settle(scene.wishlist) { scene.wishlist.currentItems.map(\.id) == [.bookshelf] }
            #expect(app.isSelected(.id("product.related-12.wishlist-button")))
            #expect(scene.exits == [.product(.bookshelf)])
        }

        @Test func theCategoryIsALinkAndSoIsTheShopsAddress() async {
            let (scene, app) = await shown()
            app.tap("More in Furniture")
            #expect(scene.exits == [.category(.furniture)])
            #expect(app.outline.contains("share \"Share\" -> https://shop.example/products/9 #product.share.link"))
        }

        @Test func aShopWithoutAddressesSharesNone() async {
            let scene = ProductScene()
            scene.webURLs = MockWebURLProvider(base: nil)
            let (_, app) = await shown(scene: scene)
            #expect(!app.shows(id: "product.share.link"))
        }

        @Test func offlineANoticeIsShownUntilTheServerIsBack() async {
            let scene = ProductScene()
            scene.products.freshFailure = .offline
            scene.reachability.current = .offline
            let (_, app) = await shown(scene: scene)
            await app.settle { app.shows("You're offline. Showing saved content.") }
            scene.products.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
            #expect(app.title == "Walnut Desk")
        }

        @Test func aNoticeCanBeTriedAgain() async {
            let scene = ProductScene()
            scene.products.freshFailure = .timedOut(after: .seconds(10))
            let (_, app) = await shown(scene: scene)
            await app.settle { app.shows("The shop isn't responding. Showing saved content.") }
            scene.products.freshFailure = nil
            app.tap(id: "notice.retry.button")
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func anErrorCanBeTriedAgain() async {
            let scene = ProductScene(stored: .nothing)
            scene.products.freshFailure = .server(status: 503, message: nil)
            let (_, app) = await shown(scene: scene)
            #expect(app.title == "Product")
            #expect(app.shows("Something went wrong on our end"))
            scene.products.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.title == "Walnut Desk" }
        }

        @Test func notFoundProductHasItsOwnMessage() async {
            let (_, app) = await shown(.unknown)
            app.expectOutline(
                """
                screen "Product"
                  heading "Not found" #error.title.label
                  text "We couldn't find this. It may have been removed from the shop."
                """)
        }

        @Test func aPullRefreshes() async {
            let (scene, app) = await shown()
            scene.change(.walnutDesk) { $0.summary.title = "Walnut Desk II" }
            await app.pullToRefresh()
            #expect(app.title == "Walnut Desk II")
        }

        private func shown(
            _ id: Product.ID = .walnutDesk, scene: ProductScene = ProductScene()
        ) async -> (ProductScene, ScreenDriver) {
            let viewModel = scene.viewModel(id)
            let app = ScreenDriver(translations: .shop) { NavigationStack { ProductDetailsView(viewModel: viewModel) } }
            await app.settle { !viewModel.state.isLoading && viewModel.surroundings?.related.isEmpty != true }
            return (scene, app)
        }
    }
#endif
