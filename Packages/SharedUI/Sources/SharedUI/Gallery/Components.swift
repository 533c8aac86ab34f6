import FlowKit
import Loading
public import Model

/// The components of a group, in all their states. Empty in release builds.
///
/// The gallery and the debug menu show it. Samples of indicators have labels of their own, because nothing is loading.
public struct ComponentSamples: View {
    private let group: ComponentGroup

    public init(_ group: ComponentGroup) {
        self.group = group
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xl) {
            #if DEBUG
                switch group {
                case .styles: StyleSamples()
                case .buttons: ButtonSamples()
                case .products: ProductSamples()
                case .controls: ControlSamples()
                case .forms: FormSamples()
                case .notices: NoticeSamples()
                case .states: StateSamples()
                case .progress: ProgressSamples()
                }
            #endif
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#if DEBUG
    extension GalleryScreen {
        /// The components of the design system, in all their states.
        public static var components: GalleryScreen {
            GalleryScreen(
                "Components",
                [
                    "styles": ComponentGroup.styles, "buttons": .buttons, "products": .products, "controls": .controls,
                    "forms": .forms, "notices": .notices, "states": .states, "progress": .progress,
                ]
            ) { group in
                ScrollView { ComponentSamples(group).padding(Spacing.l) }
                    .navigationTitle("Components")
                    .inlineNavigationTitle()
            }
        }
    }

    extension GalleryScreen {
        /// The screen that replaces the app until it is updated.
        public static var updateRequired: GalleryScreen {
            GalleryScreen(
                "UpdateRequired",
                ["link": URL(string: "https://example.com/update"), "no link": nil]
            ) { UpdateRequiredView(version: AppVersion(2, 1), url: $0) }
        }
    }

    /// A component with its name.
    private struct Sample<Content: View>: View {
        let name: String
        let content: Content

        init(_ name: String, @ViewBuilder content: () -> Content) {
            self.name = name
            self.content = content()
        }

        var body: some View {
            VStack(alignment: .leading, spacing: Spacing.s) {
                Text(name).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private struct ButtonSamples: View {
        var body: some View {
            Sample("Primary") {
                ThemedButton("Add to bag", icon: .bag) {}
                ThemedButton("Continue", isWide: true) {}
            }
            Sample("Secondary") { ThemedButton("Write a review", icon: .star, style: .secondary) {} }
            Sample("Plain") { ThemedButton("Try again", style: .plain) {} }
            Sample("Destructive") { ThemedButton("Remove", style: .destructive) {} }
            Sample("In progress") {
                ThemedButton("Place order", isLoading: true, isWide: true) {}
                ThemedButton("Sending", style: .secondary, isLoading: true) {}
            }
            Sample("Disabled") {
                ThemedButton("Add to bag", icon: .bag) {}.disabled(true)
                ThemedButton("Write a review", style: .secondary) {}.disabled(true)
                ThemedButton("Remove", style: .destructive) {}.disabled(true)
            }
            Sample("Rows that open a screen") {
                DisclosureRow("Orders", symbol: "shippingbox") {}
                DisclosureRow("Latest order", symbol: "clock", isWorking: true) {}
            }
            Sample("Row") { RowButton(action: {}) { Label("Orders", systemImage: Icon.shipping.systemName) } }
        }
    }

    private struct ProductSamples: View {
        private let products = ProductSummary.samples

        var body: some View {
            Sample("Cards") {
                LazyVGrid(columns: ProductGrid.columns, spacing: Spacing.l) {
                    ForEach(products) { product in
                        ProductCard(
                            product, identifier: "card-\(product.id)", isInWishlist: product.id == products[0].id,
                            toggleWishlist: {}, open: {})
                    }
                }
            }
            Sample("Rows") {
                ForEach(products) { ProductRow($0, identifier: "row-\($0.id)", open: {}, accessory: {}) }
            }
            Sample("Captions") {
                ProductCaption(products[1])
                ProductCaption(
                    products[0],
                    found: SearchHit(
                        product: products[0],
                        title: HighlightedText(parts: [
                            HighlightedText.Part("Brass Table "), HighlightedText.Part("Lamp", isMatch: true),
                        ])))
            }
            Sample("Pictures") {
                RemoteImage(.sampleLamp, label: "Lamp").framed(ratio: 2)
                RemoteImage(nil, label: "Without a picture").framed(ratio: 2)
            }
            Sample("Prices") {
                PriceLabel(products[0].price)
                PriceLabel(products[1].price)
            }
            Sample("Ratings") {
                RatingLabel(4.6)
                RatingLabel(0)
            }
            Sample("Badges") {
                ForEach(products[1...3]) { ProductBadges($0) }
                ForEach(products[1...3]) { ProductBadges($0, on: .picture) }
            }
        }
    }

    private struct ControlSamples: View {
        @Environment(\.dismiss) private var dismiss
        @State private var chosen = "Lighting"
        @State private var quantity = 2
        @State private var page = 1
        @State private var text = ""
        @State private var search = "Halo"
        @State private var isOn = true

        var body: some View {
            Sample("Chips") {
                HStack(spacing: Spacing.s) {
                    ForEach(["Decoration", "Lighting"], id: \.self) { name in
                        ChoiceChip("\(name)", isChosen: name == chosen) { chosen = name }
                    }
                }
            }
            Sample("Stepper") {
                Stepper(value: $quantity, in: 1...3) { Text("Quantity: \(quantity)") }
                Stepper(value: $quantity, in: 1...3) { Text("Disabled") }.disabled(true)
            }
            Sample("Wishlist button") {
                HStack(spacing: Spacing.s) {
                    WishlistButton("Vase", isOn: false) {}
                    WishlistButton("Lamp", isOn: true) {}
                }
            }
            Sample("Page turner") {
                PageTurner(.page, identifier: "components", number: page, of: 3) { page += $0 }
            }
            Sample("Switch") {
                Toggle("In stock only", isOn: $isOn)
                Toggle("Disabled", isOn: $isOn).disabled(true)
            }
            Sample("Search bar") {
                SearchBar("Search products", identifier: "components.search") {}
                SearchBar("Search brands", text: .constant(""), identifier: "components.empty-search")
                SearchBar("Search brands", text: $search, identifier: "components.filled-search")
                SearchBar("Search brands", text: .constant("Halo"), identifier: "components.disabled-search")
                    .disabled(true)
            }
            Sample("Search field of a navigation bar") {
                Text("It is in the navigation bar of this screen.").searchable(text: $text)
            }
            Sample("Toolbar") {
                Text("The button is in the navigation bar of this screen.")
                    .cancelToolbar("Close", identifier: "components.close.button") { dismiss() }
            }
        }
    }

    private struct FormSamples: View {
        @State private var text = "vase"
        @State private var password = "secret"
        @FocusState private var isPasswordFocused: Bool?
        @State private var address = DeliveryAddress.sample
        @StateObject private var voucher = VoucherEntry.sample(problem: .unknown)

        var body: some View {
            Sample("Text field") {
                TextField("Search", text: $text).textFieldStyle(.roundedBorder)
                TextField("Empty", text: .constant("")).textFieldStyle(.roundedBorder)
                TextField("Disabled", text: $text).textFieldStyle(.roundedBorder).disabled(true)
            }
            Sample("Field with a title") {
                FormField(
                    "Full name", .fullName, problem: "Enter your name.", identifier: "components.name.field"
                ) { title, prompt in
                    TextField(title, text: .constant(""), prompt: prompt)
                }
            }
            Sample("Password") {
                PasswordField(
                    "Password", .password, text: $password, focus: $isPasswordFocused, equals: true,
                    name: "components.password")
            }
            Sample("Problem") { ProblemLabel(text: "Enter your name.", identifier: "components.problem.label") }
            Sample("Address") {
                AddressForm(
                    address: $address, problems: [.city: .missing(.city)], rejections: 0, name: "components", submit: {}
                )
            }
            Sample("Voucher") {
                VoucherField(voucher, name: "components") {
                } remove: {
                }
            }
            Sample("Submit button") {
                SubmitButton("Place order", identifier: "components.submit.button") {}
                SubmitButton(
                    "Place order", working: "Sending", isWorking: true, identifier: "components.working.button"
                ) {}
            }
        }
    }

    private struct NoticeSamples: View {
        @StateObject private var undo = NoticeSamples.offer()

        /// An offer that outlasts any look at it.
        private static func offer() -> UndoOffer {
            let offer = UndoOffer(duration: .seconds(86_400))
            offer.offer("Storage Box removed") {}
            return offer
        }

        var body: some View {
            Sample("Notices") {
                NoticeBanner(.offline) {}
                NoticeBanner(.timedOut(after: .seconds(10))) {}
            }
            Sample("Conflict") { ConflictNotice(.sample) {} }
            Sample("Failed change") { FailedChangeNotice(.sample, retry: {}, discard: {}) }
            Sample("Correction") { CorrectionNote("lipstik", correction: "lipstick") {} }
            Sample("Toast") { UndoBar(undo) }
            Sample("Banner") {
                MessageBanner(
                    title: "Your order is on its way", message: "It left today.", identifier: "components", open: {},
                    dismiss: {})
            }
            if let order = PendingOrder.sample { Sample("Pending order") { PendingOrderRow(order) } }
        }
    }

    private struct StateSamples: View {
        var body: some View {
            Sample("Empty") {
                EmptyStateView(
                    icon: .bag, title: "Your bag is empty", message: "Items you add will appear here.",
                    actionTitle: "Start shopping"
                ) {}
            }
            Sample("Error") { ErrorView(.offline) {} }
            Sample("Signed out") {
                SignInInvitation(
                    title: "Welcome", message: "Sign in to track your orders on all your devices.",
                    identifier: "components.sign-in.button"
                ) {}
                SignedOutNotice(message: "Sign in to see your orders.") {}
            }
            Sample("Next page") {
                NextPageRow(PaginatedViewState<[Int], ServiceError>.loadingNextPage([]), hasNextPage: true) {
                } retry: {
                }
                NextPageRow(PaginatedViewState<[Int], ServiceError>.nextPageError([], .offline), hasNextPage: true) {
                } retry: {
                }
            }
        }
    }

    private struct ProgressSamples: View {
        var body: some View {
            Sample("Indicator") { LoadingView("Sample of an indicator") }
            Sample("Progress") { ProgressView(value: 0.4).accessibilityLabel("Sample of a progress bar") }
            Sample("Skeleton") { SkeletonGrid(label: "Sample of a skeleton") }
        }
    }

    private struct StyleSamples: View {
        var body: some View {
            Sample("Text styles") {
                Text("Hero").font(FontStyle.hero)
                Text("Title").font(FontStyle.title)
                Text("Heading").font(FontStyle.heading)
                Text("Body").font(FontStyle.body)
                Text("Price").font(FontStyle.price)
                Text("Note").font(FontStyle.note)
                Text("Caption").font(FontStyle.caption)
            }
            Sample("Text colors") {
                Text("Text").foregroundStyle(ThemedColor.text)
                Text("Secondary text").foregroundStyle(ThemedColor.secondaryText)
                Text("Accent").foregroundStyle(ThemedColor.accent)
                Text("Sale").foregroundStyle(ThemedColor.sale)
                Text("Positive").foregroundStyle(ThemedColor.positive)
                Text("Warning").foregroundStyle(ThemedColor.warning)
            }
            Sample("Colors") {
                ForEach(ThemedColor.allCases, id: \.self) { color in
                    HStack(spacing: Spacing.s) {
                        RoundedRectangle(cornerRadius: CornerRadius.s)
                            .fill(color)
                            .frame(width: 32, height: 32)
                            .accessibilityHidden(true)
                        Text(verbatim: "\(color)")
                    }
                }
            }
            Sample("Symbols") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: Spacing.s) {
                    ForEach(Icon.allCases, id: \.self) { icon in
                        icon.image.font(FontStyle.title).accessibilityLabel(Text(verbatim: "\(icon)"))
                    }
                }
            }
        }
    }
#endif
