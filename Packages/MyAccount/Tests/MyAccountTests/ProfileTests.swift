#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct ProfileTests {
        private let scene = AccountScene(.signedIn(.emily))

        private func shown() async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "account.profile.row") }
            app.tap(id: "account.profile.row")
            await app.settle { app.shows(id: "profile.email.field") }
            return app
        }

        @Test func onlyChangedFieldsAreSaved() async {
            let app = await shown()
            #expect(app.value(of: .id("profile.first-name.field")) == "Emily")
            app.type(" Emma ", into: .id("profile.first-name.field"))
            app.tap(id: "profile.save.button")
            await app.settle { app.title == "Account" && app.shows("Emma Johnson") }
            #expect(scene.profile.calls == [.change(ProfileChange(firstName: "Emma"))])
        }

        @Test func invalidFieldsShowErrorsAndAreNotSaved() async {
            let app = await shown()
            app.type("nobody", into: .id("profile.email.field"))
            #expect(app.shows("Enter an email address, such as name@example.com."))
            app.tap(id: "profile.save.button")
            app.type("a@b.example", into: .id("profile.email.field"))
            app.type(" ", into: .id("profile.last-name.field"))
            #expect(app.shows("Enter your last name."))
            #expect(scene.profile.calls.isEmpty)
        }

        @Test func savingWithoutChangesClosesTheForm() async {
            let app = await shown()
            app.tap(id: "profile.save.button")
            await app.settle { app.title == "Account" }
            #expect(scene.profile.calls.isEmpty)
        }

        @Test func cancelWithoutChangesDismissesWithoutConfirmation() async {
            let app = await shown()
            app.tap(id: "profile.cancel.button")
            await app.settle { app.title == "Account" }
        }

        @Test func unsavedChangesRequireDiscardConfirmation() async {
            let app = await shown()
            app.type("Emma", into: .id("profile.first-name.field"))
            app.tap(id: "profile.cancel.button")
            await app.settle { app.shows("Discard changes?") }
            app.tap("Keep editing")
            await app.settle { !app.shows("Discard changes?") }
            #expect(app.value(of: .id("profile.first-name.field")) == "Emma")
            app.tap(id: "profile.cancel.button")
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard")
            await app.settle { app.title == "Account" }
            #expect(scene.profile.calls.isEmpty)
        }

        @Test func aFailureIsSaidAndWhatWasTypedStays() async {
            let app = await shown()
            scene.profile.failure = .storage("full")
            app.type("Emma", into: .id("profile.first-name.field"))
            app.tap(id: "profile.save.button")
            await app.settle { app.shows("OK") }
            app.tap("OK")
            #expect(app.value(of: .id("profile.first-name.field")) == "Emma")
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let scene = AccountScene(.signedIn(.emily))
                let flow = leaks.track(scene.flow())
                let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
                await app.settle { app.shows(id: "account.profile.row") }
                app.tap(id: "account.profile.row")
                await app.settle { app.shows(id: "profile.email.field") }
                app.type("Emma", into: .id("profile.first-name.field"))
                app.tap(id: "profile.cancel.button")
                await app.settle { app.shows("Discard changes?") }
            }
        }
    }
#endif
