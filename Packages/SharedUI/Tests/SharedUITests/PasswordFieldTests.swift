#if Headless || !canImport(SwiftUI)
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct PasswordFieldTests {
        private struct Form: View {
            @State private var password = ""
            @State private var isOpen = true
            @State private var isCovered = false
            @FocusState private var isFocused: Bool?

            var body: some View {
                if isOpen {
                    PasswordField(
                        "Password", .password, text: $password, focus: $isFocused, equals: true, name: "form.password"
                    )
                    .environment(\.isCovered, isCovered)
                }
                Button("Focus") { isFocused = true }
                Button("Switch") { isOpen.toggle() }
                Button("Cover") { isCovered.toggle() }
            }
        }

        @Test func theButtonShowsThePasswordAndHidesIt() {
            let app = ScreenDriver { Form() }
            app.type("secret", into: .id("form.password.field"))
            #expect(app.outline.contains(#"secure field "Password" = •••••• #form.password.field"#))
            #expect(app.outline.contains(#"toggle "Show password" off #form.password.show.button"#))
            app.tap(id: "form.password.show.button")
            #expect(app.outline.contains(#"field "Password" = "secret" #form.password.field"#))
            #expect(app.outline.contains(#"toggle "Show password" on #form.password.show.button"#))
            app.type("secret1", into: .id("form.password.field"))
            app.tap(id: "form.password.show.button")
            #expect(app.outline.contains(#"secure field "Password" = ••••••• #form.password.field"#))
        }

        @Test func theFocusMovesToTheFieldInEitherForm() {
            let app = ScreenDriver { Form() }
            app.tap("Focus")
            #expect(app.outline.contains(#"secure field "Password" (focused) #form.password.field"#))
            app.tap(id: "form.password.show.button")
            #expect(app.outline.contains(#"field "Password" (focused) #form.password.field"#))
        }

        @Test(arguments: ["Switch", "Cover"]) func aFieldThatComesBackHidesThePassword(way: String) {
            let app = ScreenDriver { Form() }
            app.type("secret", into: .id("form.password.field"))
            app.tap(id: "form.password.show.button")
            app.tap(.label(way))
            app.tap(.label(way))
            #expect(app.outline.contains(#"secure field "Password" = •••••• #form.password.field"#))
        }
    }
#endif
