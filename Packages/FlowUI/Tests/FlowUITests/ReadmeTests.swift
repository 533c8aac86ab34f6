#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowUI
    import ScreenTesting
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        /// The code of the README is `NotesView`.
        @Test func theViewOfTheReadmeShowsItsNavigator() {
            let navigator = Navigator<Notes>(NavigationState(activity: .writing))
            let app = ScreenDriver { NotesView(navigator: navigator) }
            app.tap("Next")
            #expect(app.title == "Note 1")
            #expect(navigator.state.stack(of: .all) == [.note(1)])
        }
    }
#endif
