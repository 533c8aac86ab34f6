@_spi(Reporting) import FlowTestSupport
import HeadlessUI
import ScreenTesting
import Testing

/// The texts of failures are a part of the interface.
@MainActor @Suite struct FailureTests {
    private struct Small: View {
        @State private var text = ""
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Lamp")
                    Button("Add to bag") {}
                    Button("Pay") {}.disabled(true).accessibilityIdentifier("small.pay.button")
                    TextField("Name", text: $text)
                }
                .navigationTitle("Small")
            }
        }
    }

    @Test func aMissingElementTellsWhatThereIsAndWhatMayHaveBeenMeant() async {
        let app = ScreenDriver { Small() }
        let texts = await failures { app.tap("Add to bagg") }
        #expect(
            texts == [
                """
                Can't tap "Add to bagg": no element on the screen has this label. Did you mean "Add to bag"?

                The elements to tap:

                  - button "Add to bag"
                  - button "Pay" (disabled) #small.pay.button

                This usually means that the test is on another screen, that the content hasn't loaded yet (await \
                settle { … } first), or that a label has changed. The screen:

                  screen "Small"
                    text "Lamp"
                    button "Add to bag"
                    button "Pay" (disabled) #small.pay.button
                    field "Name"
                """
            ]
        )
    }

    @Test func aMissingIdentifierSuggestsAnIdentifier() async {
        let app = ScreenDriver { Small() }
        let text = await failures { app.tap(id: "small.pay.buton") }.first ?? ""
        #expect(
            text.hasPrefix(
                """
                Can't tap #small.pay.buton: no element on the screen has this accessibility identifier. Did you mean \
                "small.pay.button"?
                """
            )
        )
    }

    @Test func nothingToDoIsSaid() async {
        let app = ScreenDriver { Text("Empty") }
        #expect(
            await failures { app.increment("Quantity") }.first?.contains(
                "There is nothing on the screen to increment."
            ) == true
        )
    }

    @Test func aDisabledElement() async {
        let app = ScreenDriver { Small() }
        #expect(
            await failures { app.tap("Pay") } == [
                """
                Can't tap "Pay": it is disabled.

                  - button "Pay" (disabled) #small.pay.button

                This usually means that the user has to fill in something first, or that the content hasn't loaded yet.
                """
            ]
        )
    }

    @Test func anElementThatDoesNotReact() async {
        let app = ScreenDriver { Small() }
        #expect(
            await failures { app.tap("Lamp") } == [
                """
                Can't tap "Lamp": it is on the screen, but doesn't react.

                  - text "Lamp"

                This usually means that the label or identifier is on a view around or beside the control. To fix \
                this, put the identifier on the control itself.
                """
            ]
        )
    }

    @Test func severalElementsThatFit() async {
        let app = ScreenDriver { ShelfView() }
        app.tap("Info")
        #expect(
            await failures { app.tap("Add") } == [
                """
                Can't tap "Add": 2 elements on the screen match.

                  - button "Add"
                  - button "Add"

                To fix this, use the accessibility identifier of one of them.
                """
            ]
        )
    }

    @Test func anOptionThatIsNotThere() async {
        let app = ScreenDriver { ShelfView() }
        #expect(
            await failures { app.select("Prize", in: "Order") } == [
                """
                Can't select "Prize" in "Order": there is no such option. Did you mean "Price"?

                The options are:

                  - option "Name" (selected)
                  - option "Price"
                """
            ]
        )
    }

    @Test func nowhereToGo() async {
        let app = ScreenDriver { Text("Alone") }
        let texts = await failures {
            app.goBack()
            app.dismissSheet()
            app.scrollToEnd()
            await app.pullToRefresh()
        }
        #expect(
            texts == [
                """
                Can't go back: the screen is the first of its stack, or hides the back button. The screen:

                  screen
                    text "Alone"
                """,
                """
                Can't dismiss the sheet: no sheet is in front that can be dismissed. The screen:

                  screen
                    text "Alone"
                """,
                "Can't scroll: nothing on the screen scrolls. The screen:\n\n  screen\n    text \"Alone\"",
                """
                Can't pull to refresh: nothing on the screen is refreshable. The screen:

                  screen
                    text "Alone"
                """,
            ]
        )
    }

    @Test func anOutlineThatDiffersShowsTheLines() async {
        let app = ScreenDriver { Small() }
        let texts = await failures {
            app.expectOutline(
                """
                screen "Small"
                  text "Desk"
                  button "Add to bag"
                  button "Pay" (disabled) #small.pay.button
                  field "Name"
                """
            )
        }
        #expect(
            texts == [
                """
                The screen isn't as expected (expected: -, actual: +):

                    \"""
                    screen "Small"
                  -   text "Desk"
                  +   text "Lamp"
                      button "Add to bag"
                      button "Pay" (disabled) #small.pay.button
                      field "Name"
                    \"""

                Its outline:

                  screen "Small"
                    text "Lamp"
                    button "Add to bag"
                    button "Pay" (disabled) #small.pay.button
                    field "Name"
                """
            ]
        )
    }

    @Test func failuresAreShownWhereTheTestCalled() async {
        let app = ScreenDriver { Small() }
        let recorder = FailureRecorder()
        await recorder.record { app.tap("Nothing") }
        let line = #line - 1
        #expect(recorder.lines == [line])
    }

    @Test func viewErrorIsReportedAsFailure() async {
        let texts = await failures { _ = ScreenDriver { NavigationStack(path: .constant([1])) { Text("Root") } } }
        #expect(texts.first?.hasPrefix("NavigationStack: no destination for 1 of type Int.") == true)
    }
}
