import HeadlessUI
import ScreenTesting
import Testing

@MainActor @Suite struct DrivingTests {
    @Test func tapsByLabelByWordsInsideAndByIdentifier() {
        let app = ScreenDriver { ShelfView() }
        app.tap("Item 2")
        #expect(app.title == "Item 2")
        app.goBack()
        #expect(app.title == "Shelf")
        app.tap(id: "shelf.item.link-3")
        #expect(app.texts == ["All about Item 3"])
    }

    @Test func typesAndSubmits() {
        let app = ScreenDriver { ShelfView() }
        app.type("lamp", into: "Find")
        #expect(app.value(of: "Find") == "lamp")
        app.submit("Find")
        #expect(app.shows("Submitted lamp"))
    }

    @Test func stepsAndSelects() {
        let app = ScreenDriver { ShelfView() }
        app.increment("Quantity")
        #expect(app.value(of: "Quantity") == "2")
        app.decrement("Quantity")
        #expect(app.value(of: "Quantity") == "1")
        app.select("Price", in: "Order")
        #expect(app.value(of: "Order") == "Price")
        app.tap("Name")
        #expect(app.value(of: "Order") == "Name")
    }

    @Test func pullsToRefresh() async {
        let app = ScreenDriver { ShelfView() }
        await app.pullToRefresh()
        #expect(app.shows("Refreshed 1"))
    }

    @Test func opensAndDismissesASheet() {
        let app = ScreenDriver { ShelfView() }
        app.tap("Info")
        #expect(app.shows("About the shelf"))
        #expect(!app.shows("Item 1"))
        app.dismissSheet()
        #expect(app.shows("Item 1"))
    }

    @Test func rowsBeyondTheFirstTwentyAppearWhenScrolledTo() async {
        let app = ScreenDriver { ShelfView() }
        // 3 settings, the items, the button: the last row is the 20th or later as soon as there are 15 items.
        #expect(app.shows("Item 20"))
        #expect(!app.shows("Item 21"))
        app.scrollToEnd()
        #expect(app.shows("Item 25"))
        #expect(!app.shows("Item 26"))
        app.scrollToEnd(of: .id("shelf.items.list"))
        #expect(app.shows("Item 30"))
    }

    @Test func readsWhatIsThere() {
        let app = ScreenDriver { ShelfView() }
        #expect(app.isEnabled("Info"))
        #expect(!app.isEnabled("Locked"))
        #expect(app.label(of: .id("shelf.item.link-1")) == "Item 1")
        #expect(app.isSelected("Name"))
        #expect(!app.isSelected("Price"))
        #expect(!app.shows("Nothing of the kind"))
    }
}
