#if DEBUG
    import SharedUI

    /// The shown state of a screen.
    @MainActor
    final class GalleryModel: ObservableObject {
        /// The names of all screens and their states.
        let screens: [(name: String, states: [String])]
        @Published private(set) var place = GalleryPlace()
        /// The shown screen. `nil` for the list.
        private(set) var view: AnyView?
        /// The number of times that a screen was shown, which tells the view from an earlier one.
        private(set) var visit = 0

        init() {
            screens = Gallery.screens.map { ($0.id, $0.entries.map(\.id)) }
        }

        /// Shows a place, with new view models if it is another state.
        ///
        /// - Returns: `false` if there is no such screen or state.
        func show(_ place: GalleryPlace) -> Bool {
            if place.entry == nil || place.entry != self.place.entry {
                let view = Self.view(of: place)
                guard place.entry == nil || view != nil else { return false }
                self.view = view
                visit += 1
            }
            self.place = place
            return true
        }

        /// Shows the state after the current one, or the one before it for -1, across all screens.
        func turn(by step: Int) {
            let entries = entries
            guard let index = entries.firstIndex(where: { $0 == place.entry }) else { return }
            var next = place
            next.entry = entries[(index + step + entries.count) % entries.count]
            _ = show(next)
        }

        /// The paths of all states.
        var paths: [String] { entries.map { "/\($0.path)" } }

        private var entries: [GalleryPlace.Entry] {
            screens.flatMap { screen in
                screen.states.map { GalleryPlace.Entry(screen: screen.name.pathName, state: $0.pathName) }
            }
        }

        private static func view(of place: GalleryPlace) -> AnyView? {
            guard let entry = place.entry else { return nil }
            return Gallery.screens.first { $0.id.pathName == entry.screen }?.entries
                .first { $0.id.pathName == entry.state }?.view
        }
    }
#endif
