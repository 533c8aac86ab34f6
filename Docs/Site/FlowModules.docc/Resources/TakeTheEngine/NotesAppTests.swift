#if Headless || !canImport(SwiftUI)
    import FlowUI
    import ScreenTesting
    import Testing

    @testable import Minimal

    @MainActor
    @Suite struct NotesAppTests {
        private let model: NotesModel

        init() throws { model = try NotesModel() }

        private func shown(sourceLocation: SourceLocation = #_sourceLocation) -> ScreenDriver {
            ScreenDriver(sourceLocation: sourceLocation) { [model] in NotesView(model: model) }
        }

        @Test func aTapPushesTheNote() {
            let app = shown()
            app.tap("Call Ada")
            #expect(app.title == "Note")
            #expect(app.shows("Call Ada"))
            app.goBack()
            #expect(app.title == "Notes")
        }

        @Test func theSheetReturnsTheNewNote() async {
            let app = shown()
            app.tap("Add")
            await app.settle { app.title == "New note" }
            app.type("Water the plants", into: "Text")
            app.tap("Save")
            await app.settle(model) { app.shows("Water the plants") }
            #expect(app.title == "Notes")
        }

        @Test func aDismissedSheetAddsNothing() async {
            let app = shown()
            app.tap("Add")
            await app.settle { app.title == "New note" }
            app.dismissSheet()
            #expect(app.title == "Notes")
            #expect(model.notes.count == 2)
        }

        @Test func linksOpenNotesAndTabs() throws {
            let app = shown()
            try model.open("notes://about")
            #expect(app.title == "About")
            try model.open("notes://notes/1")
            #expect(app.shows("Call Ada"))
            #expect(throws: (any Error).self) { try model.open("notes://calendar") }
        }
    }
#endif
