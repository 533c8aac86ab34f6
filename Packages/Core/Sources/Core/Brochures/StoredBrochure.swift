import Foundation
import Model

/// A brochure without its pages.
struct StoredBrochure: StoredFormat {
    private var id: String?
    private var title: String?
    private var subtitle: String?
    private var translations: StoredTranslations?
    private var cover: URL?
    /// In milliseconds since 1970.
    private var validUntil: Double?

    init(storing brochure: Brochure) {
        (id, title, subtitle) = (brochure.id.rawValue, brochure.title.text, brochure.subtitle.text)
        translations = StoredTranslations(["title": brochure.title, "subtitle": brochure.subtitle])
        (cover, validUntil) = (brochure.cover, brochure.validUntil.map { $0.timeIntervalSince1970 * 1_000 })
    }

    func value() throws -> Brochure {
        Brochure(
            id: Brochure.ID(rawValue: try id.required("id")),
            title: translations.text(try title.required("title"), "title"),
            subtitle: translations.text(subtitle ?? "", "subtitle"), cover: cover,
            validUntil: validUntil.map { Date(timeIntervalSince1970: $0 / 1_000) })
    }
}

struct StoredBrochurePage: StoredFormat {
    private struct StoredHotSpot: Codable {
        var product: Int?
        var title: String?
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
    }

    private var number: Int?
    private var title: String?
    private var text: String?
    private var translations: StoredTranslations?
    private var image: URL?
    private var hotSpots: [StoredHotSpot]?

    init(storing page: BrochurePage) {
        (number, title, text, image) = (page.number, page.title.text, page.text.text, page.image)
        translations = StoredTranslations(["title": page.title, "text": page.text])
        hotSpots = page.hotSpots.map {
            StoredHotSpot(
                product: $0.product.rawValue, title: $0.title, x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
    }

    func value() throws -> BrochurePage {
        BrochurePage(
            number: try number.required("number"), title: translations.text(title ?? "", "title"),
            text: translations.text(text ?? "", "text"), image: image,
            hotSpots: try (hotSpots ?? []).map {
                HotSpot(
                    product: Product.ID(rawValue: try $0.product.required("product")), title: $0.title ?? "",
                    x: try $0.x.required("x"), y: try $0.y.required("y"), width: try $0.width.required("width"),
                    height: try $0.height.required("height"))
            })
    }
}

/// The translations of texts, by the name of the text and then by language.
private struct StoredTranslations: Codable {
    private var texts: [String: [String: String]]

    /// Returns `nil` if there are none.
    init?(_ texts: [String: ShopText]) {
        self.texts = texts.mapValues(\.translations).filter { !$0.value.isEmpty }
        if self.texts.isEmpty { return nil }
    }

    init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String: [String: String]].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }

    fileprivate func translations(of name: String) -> [String: String] { texts[name] ?? [:] }
}

extension StoredTranslations? {
    fileprivate func text(_ text: String, _ name: String) -> ShopText {
        ShopText(text, translations: self?.translations(of: name) ?? [:])
    }
}
