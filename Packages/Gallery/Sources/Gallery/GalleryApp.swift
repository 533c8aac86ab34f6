#if DEBUG && (Headless || !canImport(SwiftUI))
    import BrowserHost
    import Foundation
    import SharedUI

    /// The gallery as one browser sees it: each tab shows a screen of its own.
    @MainActor
    final class GalleryApp: BrowserApp {
        func makeWindow(isMain: Bool) async throws -> any BrowserWindow { GalleryWindow() }
    }

    @MainActor
    final class GalleryWindow: BrowserWindow {
        let model = GalleryModel()

        var locale: Locale { model.place.language.locale }

        var rootView: some View { GalleryView(model: model) }

        var location: String { model.place.location }

        /// The path of the state, by which tests know that it is shown.
        var title: String { model.place.entry?.path ?? "" }

        func open(_ location: String) -> Bool {
            guard let place = GalleryPlace(location) else { return false }
            return model.show(place)
        }

        func snapshot() -> any Sendable { model.place }

        func restore(_ snapshot: any Sendable) {
            if let place = snapshot as? GalleryPlace { _ = model.show(place) }
        }
    }
#endif
