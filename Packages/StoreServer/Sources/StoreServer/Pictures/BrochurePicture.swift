/// A picture of a brochure's page or cover. A page has a number at each of its hot spots.
///
/// It has no text to read: the app shows the texts in the user's language.
struct BrochurePicture {
    let svg: String

    init(of page: Brochure.Page, in brochure: Brochure) {
        let products = page.spots.enumerated().map { PlacedFigure($1, number: $0 + 1) }
        svg = SVGTemplate.named("brochure-page").filled([
            "name": "\(brochure.title), page \(page.number)".escapedForXML,
            "definitions": products.map(\.definitions).joined(separator: "\n"),
            "products": products.map(\.content).joined(separator: "\n"),
        ])
    }

    init(coverOf brochure: Brochure) {
        let product = brochure.pages.first?.spots.first?.product
        let figure = product.map {
            PlacedFigure(Brochure.Spot(product: $0, x: 120, y: 215, width: 760, height: 570), number: nil)
        }
        let ground = product.map { Palette($0.look).backdrop } ?? Color(hex: "#e4eae0")
        svg = SVGTemplate.named("brochure-cover").filled([
            "title": brochure.title.escapedForXML, "ground": ground.mixed(.white, 0.5).hex,
            "definitions": figure?.definitions ?? "",
            "products": figure?.content ?? "",
        ])
    }
}

/// A product on a page of 600 by 800, with round corners and a number.
private struct PlacedFigure {
    let definitions: String
    let content: String

    /// - Parameter number: The number of the hot spot; nil on a cover.
    init(_ spot: Brochure.Spot, number: Int?) {
        let figure = Figure(of: spot.product, view: .thumbnail)
        let prefix = "p\(number ?? 0)"
        // Each figure has its own names, so that figures with other colors can share a picture.
        let prefixed = { (svg: String) in
            svg.replacing(" id=\"", with: " id=\"\(prefix)").replacing("url(#", with: "url(#\(prefix)")
        }
        let (x, y) = (Double(spot.x) * 0.6, Double(spot.y) * 0.8)
        definitions = """
            \(prefixed(figure.scene.definitions.filled(figure.values)))
            <clipPath id="\(prefix)corners"><rect width="400" height="400" rx="28"/></clipPath>
            """
        let placed = """
            <g transform="translate(\(Self.rounded(x)) \(Self.rounded(y))) scale(\(Self.rounded(Double(spot.width) * 0.6 / 400)))">
            <g clip-path="url(#\(prefix)corners)">
            \(prefixed(figure.scene.content.filled(figure.values)))
            </g>
            </g>
            """
        let marker = number.map {
            SVGTemplate.named("brochure-marker").content.filled([
                "x": Self.rounded(x + 24), "y": Self.rounded(y + 24), "number": "\($0)",
            ])
        }
        content = [placed, marker].compactMap(\.self).joined(separator: "\n")
    }

    /// Returns a number with at most three decimals.
    private static func rounded(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
    }
}
