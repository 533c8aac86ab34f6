#if Headless || !canImport(SwiftUI)
    @_spi(Inspection) import HeadlessUI
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ThemeTests {
        private struct Sale: View {
            var body: some View {
                Text("Sale").font(FontStyle.hero).foregroundStyle(ThemedColor.sale)
                    .background(ThemedColor.tint(.sale), in: Capsule())
            }
        }

        @Test func colorsAndFontsAreThoseOfTheThemeInTheEnvironment() throws {
            let host = ViewHost(
                VStack {
                    Sale()
                    Sale().theme(.business)
                })
            let texts = host.tree.all(.text)
            try #require(texts.count == 2)
            for (text, theme) in zip(texts, [Theme.shop, .business]) {
                #expect(text.style.lettering.foreground == .color(Color(theme.color.sale)))
                #expect(text.style.lettering.font == theme.font.header.h1)
            }
        }

        @Test func aThemeThatChangesIsApplied() throws {
            struct Window: View {
                @State private var isBusiness = false
                var body: some View {
                    VStack {
                        Sale()
                        Button("Business") { isBusiness = true }
                    }
                    .theme(isBusiness ? .business : .shop)
                }
            }
            let host = ViewHost(Window())
            host.tree.first(.button)?.send(.tap)
            let text = try #require(host.tree.first { $0.kind == .text && $0.text == "Sale" })
            #expect(text.style.lettering.foreground == .color(Color(Theme.business.color.sale)))
        }
    }
#endif
