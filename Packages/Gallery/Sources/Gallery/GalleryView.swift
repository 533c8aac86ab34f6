#if DEBUG
    import SharedUI

    /// A screen of the shop, or the list of all screens.
    struct GalleryView: View {
        @ObservedObject var model: GalleryModel

        var body: some View {
            content
                .id(model.visit)
                .safeAreaInset(edge: .bottom) {
                    if !model.place.isBare, model.view != nil { GalleryBar(model: model) }
                }
                .theme(model.place.theme == .shop ? .shop : .business)
                .preferredColorScheme(model.place.appearance.colorScheme)
                .dynamicTypeSize(model.place.textSize.dynamicTypeSize)
                .environment(\.locale, model.place.language.locale)
                .environment(\.layoutDirection, model.place.language == .arabic ? .rightToLeft : .leftToRight)
        }

        @ViewBuilder private var content: some View {
            if model.place.width == .phone, let view = model.view {
                // The browser's lengths grow with the text.
                VStack(spacing: 0) { NavigationStack { view } }
                    .frame(maxWidth: 390 / model.place.textSize.scale)
                    .frame(maxWidth: .infinity)
            } else {
                NavigationStack {
                    if let view = model.view { view } else { GalleryList(model: model) }
                }
            }
        }
    }

    /// All screens with their states.
    struct GalleryList: View {
        @ObservedObject var model: GalleryModel

        var body: some View {
            List {
                Section("Display") { GalleryDisplay(model: model) }
                ForEach(model.screens, id: \.name) { screen in
                    Section(screen.name) {
                        ForEach(screen.states, id: \.self) { state in
                            RowButton(action: { open(screen.name, state) }) { Text(state.capitalizedFirst) }
                                .accessibilityIdentifier("\(screen.name.pathName).\(state.pathName).row")
                        }
                    }
                }
            }
            .navigationTitle("Gallery")
        }

        private func open(_ screen: String, _ state: String) {
            var place = model.place
            place.entry = GalleryPlace.Entry(screen: screen.pathName, state: state.pathName)
            _ = model.show(place)
        }
    }

    /// The ways between the states of a screen, below it.
    struct GalleryBar: View {
        @ObservedObject var model: GalleryModel

        var body: some View {
            HStack(spacing: Spacing.s) {
                Button("All screens") {
                    var place = model.place
                    place.entry = nil
                    _ = model.show(place)
                }
                Button("Previous") { model.turn(by: -1) }
                Button("Next") { model.turn(by: 1) }
                Menu("Display") { GalleryDisplay(model: model) }
            }
            .buttonStyle(.bordered)
            .padding(Spacing.s)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.m))
            .padding(.bottom, Spacing.s)
        }
    }

    /// The colors, the width and the size of texts.
    struct GalleryDisplay: View {
        @ObservedObject var model: GalleryModel

        var body: some View {
            picker("Appearance", \.appearance)
            picker("Theme", \.theme)
            picker("Width", \.width)
            picker("Text size", \.textSize)
            picker("Language", \.language)
        }

        private func picker<Value: Hashable & CaseIterable & RawRepresentable<String>>(
            _ title: String, _ keyPath: WritableKeyPath<GalleryPlace, Value>
        ) -> some View where Value.AllCases: RandomAccessCollection {
            Picker(
                title,
                selection: Binding {
                    model.place[keyPath: keyPath]
                } set: { value in
                    var place = model.place
                    place[keyPath: keyPath] = value
                    _ = model.show(place)
                }
            ) {
                ForEach(Value.allCases, id: \.self) { Text($0.rawValue.capitalizedFirst).tag($0) }
            }
        }
    }

    extension GalleryPlace.Appearance {
        fileprivate var colorScheme: ColorScheme? {
            switch self {
            case .system: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    extension GalleryPlace.TextSize {
        fileprivate var dynamicTypeSize: DynamicTypeSize {
            switch self {
            case .standard: .large
            case .large: .xxxLarge
            case .largest: .accessibility5
            }
        }

        /// The size of texts, relative to the usual one.
        fileprivate var scale: CGFloat {
            switch self {
            case .standard: 1
            case .large: 1.35
            case .largest: 3.12
            }
        }
    }

    extension String {
        fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    }
#endif
