#if !canImport(SwiftUI)
    @_spi(Inspection) import HeadlessUI
    import SharedUI

    extension Shop {
        /// Shows the feature's screens as they are, and taps what a person would.
        func useTheScreen() async {
            let flow = makeFlow()
            let host = ViewHost(self.makeScreen(flow))
            _ = await host.wait { $0.first(identifier: Self.moveButton) != nil }
            print("screen: \(host.tree.texts.first ?? "nothing")")

            let isTapped = host.tree.first(identifier: Self.moveButton)?.tap() ?? false
            _ = await host.wait { $0.first(identifier: "undo.button") != nil }
            print("screen: moved \(isTapped): \(contents)")
            host.tree.first(identifier: "undo.button")?.tap()
            await waitUntilTakenBack()
            print("screen: taken back: \(contents)")
        }

        private static var moveButton: String { "wishlist.product-1.move-to-bag.button" }
    }
#endif
