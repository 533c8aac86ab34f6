#if Headless || !canImport(SwiftUI)
    @_spi(Inspection) import HeadlessUI
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ProductViewTests {
        @Test(arguments: [("en_US", "-20%"), ("de_DE", "-20\u{A0}%"), ("ar_EG", "\u{61C}-٢٠٪\u{61C}")])
        func discountHasTheFormatOfTheLanguage(_ language: String, _ text: String) {
            let product = ProductSummary.lamp(discount: 20_00)
            let app = ScreenDriver(language: language) { ProductBadges(product) }
            #expect(app.shows(.label(text)))
        }

        @Test func aCardOpensItsProductAndHasAHeart() {
            var told: [String] = []
            let app = ScreenDriver {
                ProductCard(
                    .lamp(discount: 2_500), identifier: "listing.product-12", toggleWishlist: { told.append("heart") }
                ) {
                    told.append("open")
                }
            }
            let outline = """
                screen
                  button "-25% Nordvik Lamp $36.75, was $49.00 Rated 4.5 out of 5" #listing.product-12.card
                  button "Add Lamp to wishlist" #listing.product-12.wishlist-button
                """
            #expect(app.outline == outline)
            app.tap(id: "listing.product-12.card")
            app.tap("Add Lamp to wishlist")
            #expect(told == ["open", "heart"])
        }

        @Test func aDiscountOfLessThanAPercentHasNoBadge() {
            let app = ScreenDriver { ProductBadges(.lamp(discount: 30)) }
            #expect(app.outline == "screen")
            #expect(ProductSummary.lamp(discount: 30).price.isDiscounted)
        }

        @Test func aCardWithoutAHeartHasNone() {
            let app = ScreenDriver { ProductCard(.lamp(), identifier: "x") {} }
            #expect(!app.shows("Add Lamp to wishlist"))
        }

        @Test func aFilledHeartSaysSo() {
            let app = ScreenDriver { WishlistButton("Lamp", isOn: true) {} }
            #expect(app.outline == "screen\n  button \"Remove Lamp from wishlist\" (selected)")
        }

        @Test func aRowHasWhateverOneCanDoWithItAtItsEnd() {
            var told: [String] = []
            let app = ScreenDriver {
                ProductRow(.lamp(), identifier: "wishlist.product-12", open: { told.append("open") }) {
                    Button("Remove") { told.append("remove") }
                }
            }
            app.tap(id: "wishlist.product-12.row")
            app.tap("Remove")
            #expect(told == ["open", "remove"])
        }

        @Test(
            arguments: [
                (.lamp(), []), (.lamp(discount: 2_500), ["-25%"]), (.lamp(stock: 3), ["Only 3 left"]),
                (.lamp(discount: 1_000, stock: 5), ["-10%", "Only 5 left"]),
                (.lamp(discount: 1_000, stock: 0), ["Sold out"]),
                (.lamp(stock: 3, minimum: 4), ["Sold out"]),
            ] as [(ProductSummary, [String])])
        func badgesSayWhatMattersBeforeOneOpensIt(_ product: ProductSummary, _ words: [String]) {
            #expect(ScreenDriver { ProductBadges(product) }.texts == words)
        }

        @Test func aPriceIsSpokenAsOne() {
            #expect(ScreenDriver { PriceLabel(Price(list: Money(minorUnits: 999))) }.shows("$9.99"))
            let price = Price(list: Money(minorUnits: 999), discountBasisPoints: 1_000)
            #expect(ScreenDriver { PriceLabel(price) }.shows("$8.99, was $9.99"))
        }

        @Test(
            arguments: [
                (4.5, "4.5"), (4.56, "4.6"), (0, "0.0"), (-1, "0.0"), (5, "5.0"), (9, "5.0"), (.infinity, "5.0"),
                (.nan, "0.0"),
            ] as [(Double, String)])
        func aRatingHasOneDigitAfterThePoint(_ rating: Double, _ shown: String) {
            #expect(ScreenDriver { RatingLabel(rating) }.shows("Rated \(shown) out of 5"))
        }

        @Test func aFoundProductHasItsMatchesInTheTitle() {
            let hit = SearchHit(
                product: .lamp(), title: HighlightedText(parts: [.init("La", isMatch: true), .init("mp")]),
                excerpt: HighlightedText("A lamp."))
            #expect(
                ScreenDriver { ProductCaption(.lamp(), found: hit) }.texts.prefix(3) == ["Nordvik", "Lamp", "A lamp."])
            #expect(!ScreenDriver { ProductCaption(.lamp(), found: hit, showsBadges: false) }.texts.contains("A lamp."))
        }

        @Test func pagesAreTurnedUpToTheFirstAndTheLast() {
            var turned: [Int] = []
            func app(_ number: Int) -> ScreenDriver {
                ScreenDriver { PageTurner(.page, identifier: "x", number: number, of: 2) { turned.append($0) } }
            }
            #expect(app(1).label(of: .id("x.page.label")) == "Page 1 of 2")
            #expect(!app(1).isEnabled("Previous page") && !app(2).isEnabled("Next page"))
            app(1).tap("Next page")
            app(2).tap("Previous page")
            #expect(turned == [1, -1])
        }

        @Test func aSearchBarIsAButtonOrAFieldThatCanBeCleared() {
            struct Screen: View {
                @State var text = ""
                let open: @MainActor () -> Void

                var body: some View {
                    SearchBar("Search", identifier: "a", open: open)
                    SearchBar("Find", text: $text, identifier: "b")
                }
            }
            var opened = 0
            let app = ScreenDriver { Screen { opened += 1 } }
            app.tap(id: "a.button")
            #expect(opened == 1)
            #expect(!app.shows("Clear search"))
            app.type("lamp", into: "Find")
            app.tap("Clear search")
            #expect(app.value(of: .id("b.field")) == "")
        }

        @Test func wholeTextsAreShownAtAccessibilitySizes() {
            struct Reader: View {
                var body: some View { Text("x").standardLineLimit(1) }
            }
            func limit(at size: DynamicTypeSize) -> Int? {
                ViewHost(Reader().dynamicTypeSize(size)).tree.first(.text)?.style.lineLimit
            }
            #expect(limit(at: .xxxLarge) == 1)
            #expect(limit(at: .accessibility1) == nil)
        }

        @Test func aProductWithoutABrandHasNoEmptyLine() {
            #expect(ScreenDriver { ProductCaption(.lamp(brand: nil)) }.texts.first == "Lamp")
        }
    }
#endif
