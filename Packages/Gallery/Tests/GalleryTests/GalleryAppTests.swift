#if DEBUG && (Headless || !canImport(SwiftUI))
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Gallery

    @MainActor
    @Suite struct GalleryAppTests {
        @Test func aLocationOpensAStateAndItsDisplay() {
            let app = GalleryWindow()
            #expect(app.open("/wishlist/empty?appearance=dark&text=large"))
            #expect(app.location == "/wishlist/empty?appearance=dark&text=large")
            let screen = ScreenDriver { app.rootView }
            #expect(screen.shows("Your wishlist is empty"))
        }

        @Test(arguments: ["/wishlist", "/wishlist/nowhere", "/nowhere/empty", "/wishlist/empty/more"])
        func anUnknownLocationChangesNothing(location: String) {
            let app = GalleryWindow()
            #expect(app.open("/wishlist/empty"))
            #expect(!app.open(location))
            #expect(app.location == "/wishlist/empty")
        }

        @Test func theListOpensAState() {
            let app = GalleryWindow()
            let screen = ScreenDriver { app.rootView }
            screen.tap(.id("product-details.sold-out.row"))
            #expect(app.location == "/product-details/sold-out")
            screen.tap("All screens")
            #expect(app.location == "/")
        }

        @Test func nextGoesThroughAllStates() {
            let app = GalleryWindow()
            #expect(app.open("/home/signed-out"))
            let count = app.model.screens.reduce(0) { $0 + $1.states.count }
            var seen: Set<String> = []
            for _ in 0..<count {
                seen.insert(app.location)
                app.model.turn(by: 1)
            }
            #expect(seen.count == count)
            #expect(app.location == "/home/signed-out")
            app.model.turn(by: -1)
            app.model.turn(by: 1)
            #expect(app.location == "/home/signed-out")
        }
    }
#endif
