#if DEBUG
    /// A screen in all its states, for previews and the gallery.
    ///
    /// A feature declares one for each view-model protocol, beside the protocol's stub:
    ///
    /// ```swift
    /// extension GalleryScreen {
    ///     public static var wishlist: GalleryScreen {
    ///         GalleryScreen(
    ///             "Wishlist",
    ///             [
    ///                 "items": WishlistViewModelStub(),
    ///                 "loading": WishlistViewModelStub { $0.state = .loading },
    ///             ]
    ///         ) { WishlistView(viewModel: $0) }
    ///     }
    /// }
    /// ```
    @MainActor
    public struct GalleryScreen: Identifiable {
        /// A state of a screen.
        public struct Entry: Identifiable {
            /// The name of the state.
            public nonisolated let id: String
            public let view: AnyView
        }

        /// The name of the screen: that of its view-model protocol without `ViewModelProtocol`.
        public nonisolated let id: String
        /// The states, the usual one first.
        public let entries: [Entry]

        /// - Parameters:
        ///   - name: The name of the screen.
        ///   - states: A value for each state, such as a stub of the view model, by the name of the state.
        ///   - view: Returns the screen for a value.
        public init<Value, Content: View>(
            _ name: String, _ states: KeyValuePairs<String, Value>, @ViewBuilder view: (Value) -> Content
        ) {
            id = name
            entries = states.map { Entry(id: $0, view: AnyView(view($1))) }
        }
    }

    extension GalleryScreen {
        /// A list of the states, for `#Preview`.
        public var preview: some View {
            NavigationStack {
                List(entries) { NavigationLink($0.id, value: $0.id) }
                    .navigationTitle(id)
                    .navigationDestination(for: String.self) { name in
                        entries.first { $0.id == name }?.view
                    }
            }
        }
    }

    /// A view model with fixed content, for previews and the gallery.
    @MainActor
    public protocol ViewModelStub: ObservableObject {
        /// Creates a stub with the usual content of the screen.
        init()
    }

    extension ViewModelStub {
        /// Creates a stub that differs from the usual one.
        public init(_ change: (Self) -> Void) {
            self.init()
            change(self)
        }
    }
#endif
