import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct PageTests {
    let scene = ProductScene()

    @Test func theFirstPictureIsShownUntilAnotherIsChosen() async {
        let viewModel = scene.viewModel()
        #expect(viewModel.pictures.isEmpty)
        await observed(viewModel) {
            #expect(viewModel.pictures.map(\.lastPathComponent) == ["9-1.svg", "9-2.svg", "9-3.svg"])
            #expect(viewModel.pictureIndex == 0)
        }
    }

    @Test func aPictureThatIsGoneIsNotChosenAnyMore() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            viewModel.pictureIndex = 2
            await viewModel.refresh()
            #expect(viewModel.pictureIndex == 2)
            scene.change(.walnutDesk) { $0.details.images.removeLast() }
            await viewModel.refresh()
            #expect(viewModel.pictureIndex == 0)
        }
    }

    @Test func withoutPicturesTheSmallOneIsShown() async {
        scene.change(.walnutDesk) { $0.details.images = [] }
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await viewModel.refresh()
            #expect(viewModel.pictures.map(\.lastPathComponent) == ["9.svg"])
            scene.change(.walnutDesk) { $0.summary.thumbnail = nil }
            await viewModel.refresh()
            #expect(viewModel.pictures.isEmpty)
        }
    }

    @Test func itsAddressIsThatOfTheShop() {
        #expect(scene.viewModel().shareURL == URL(string: "https://shop.example/products/9"))
        scene.webURLs = MockWebURLProvider(base: nil)
        #expect(scene.viewModel().shareURL == nil)
    }

    @Test func leadsOutThroughItsExits() async {
        let viewModel = scene.viewModel()
        viewModel.openCategory()
        #expect(scene.exits.isEmpty)
        await observed(viewModel) {
            viewModel.openCategory()
            viewModel.open(.fixture(id: 10))
            viewModel.openBag()
        }
        #expect(scene.exits == [.category(.furniture), .product(Product.ID(rawValue: 10)), .bag])
    }
}

@Suite struct WordsTests {
    @Test func stockIsToldInWords() {
        #expect(StockRule(stock: 40, minimum: 1).notes == ["In stock"])
        #expect(StockRule(stock: 3, minimum: 1).notes == ["Only \(3) left"])
        #expect(StockRule(stock: 240, minimum: 4).notes == ["In stock", "Sold in quantities of \(4) or more"])
        #expect(StockRule(stock: 6, minimum: 6).notes == ["Only \(6) left", "Sold in quantities of \(6) or more"])
        #expect(StockRule(stock: 0, minimum: 1).notes == ["Sold out"])
        #expect(StockRule(stock: 5, minimum: 12).notes == ["Sold out"])
    }

    @Test func allThatIsKnownIsListed() {
        let lines = ProductDetails.fixture().specifications.map {
            "\(String(localized: $0.name)): \(String(localized: $0.value))"
        }
        #expect(
            lines == [
                "SKU: SKU-1", "Weight: 2.4 kg", "Width × height × depth: 40 × 45 × 40 cm",
                "Warranty: 2 years",
                "Shipping: Ships in 2 days", "Returns: Within 30 days",
            ])
    }

    @Test func missingSpecificationsAreNotListed() {
        #expect(ProductDetails().specifications.isEmpty)
        let values = ProductDetails(sku: "", weight: 1.0 / 3, warranty: "").specifications.map(\.value)
        #expect(values.map { String(localized: $0) } == ["0.3 grams"])
    }

    @Test(arguments: [
        (Double.infinity, "∞ kg"), (1e300, "1" + String(repeating: ",000", count: 99) + " kg"), (-0.5, "-0.5 grams"),
        (22, "22 grams"), (999.9, "999.9 grams"), (1_000, "1 kg"), (61_000, "61 kg"), (2_480_000, "2,480 kg"),
    ])
    func oddNumbersAreShownToo(_ number: Double, _ text: String) {
        let value = ProductDetails(weight: number).specifications.first?.value
        #expect(value.map { String(localized: $0) } == text)
    }

    #if Headless || !canImport(SwiftUI)
        @Test(
            arguments: [
                (ProductDetails(warranty: "No warranty"), "Keine Garantie", "بدون ضمان"),
                (ProductDetails(warranty: "1 year warranty"), "1 Jahr", "سنة واحدة"),
                (ProductDetails(warranty: "5 year warranty"), "5 Jahre", "5 سنوات"),
                (ProductDetails(warranty: "Lifetime warranty"), "Lebenslange Garantie", "ضمان مدى الحياة"),
                (ProductDetails(warranty: "As long as you like"), "As long as you like", "As long as you like"),
                (ProductDetails(shipping: "Ships overnight"), "Versand über Nacht", "يُشحن خلال الليل"),
                (
                    ProductDetails(shipping: "Ships in 1-2 business days"), "Versand in 1–2 Werktagen",
                    "يُشحن خلال 1–2 أيام عمل"
                ),
                (ProductDetails(shipping: "Ships in 2 days"), "Versand in 2 Tagen", "يُشحن خلال يومين"),
                (ProductDetails(shipping: "Ships in 1 week"), "Versand in 1 Woche", "يُشحن خلال أسبوع واحد"),
                (ProductDetails(returnPolicy: "60 days return policy"), "Innerhalb von 60 Tagen", "خلال 60 يومًا"),
            ])
        func conditionsOfTheShopAreTranslated(_ details: ProductDetails, german: String, arabic: String) throws {
            let value = try #require(details.specifications.first).value
            #expect(StringCatalog.shop.string(value, in: Locale(identifier: "de")) == german)
            #expect(StringCatalog.shop.string(value, in: Locale(identifier: "ar")) == arabic)
        }
    #endif

    @Test(arguments: [("en_US", "January 1, 2025"), ("de_DE", "1. Januar 2025")])
    @MainActor func reviewsHaveTheirDay(_ language: String, _ day: String) {
        let date = Date(timeIntervalSince1970: 1_735_689_600)
        #expect(date.formatted(Date.FormatStyle.day.locale(Locale(identifier: language))) == day)
    }
}
