/// A picture of a brochure's page, or of its front. It shows the products where their hot spots are, each with a number.
struct BrochurePicture {
    let svg: String

    init(of page: StoreBrochure.Page, in brochure: StoreBrochure) {
        let figures = page.spots.enumerated().map { PlacedFigure($1, number: $0 + 1) }
        svg = Self.document(
            title: "\(brochure.title), page \(page.number)",
            definitions: figures.map(\.definitions).joined(),
            content: """
                <rect width="600" height="800" fill="#faf7f1"/>\
                <rect y="120" x="40" width="56" height="3" fill="#b4542d"/>\
                \(Self.text(page.title, y: 72, size: 38, color: "#2b2d3a", weight: "bold"))\
                \(Self.text(page.text, y: 104, size: 17, color: "#5a5d6b"))\
                \(figures.map(\.content).joined())
                """)
    }

    init(coverOf brochure: StoreBrochure) {
        let product = brochure.pages.first?.spots.first?.product
        let ground = product.map { Palette($0.look).backdrop } ?? Color(hex: "#e4eae0")
        let figure = product.map {
            PlacedFigure(.init(product: $0, x: 120, y: 330, width: 760, height: 570), number: nil)
        }
        svg = Self.document(
            title: brochure.title, definitions: figure?.definitions ?? "",
            content: """
                <rect width="600" height="800" fill="\(ground.mixed(.white, 0.5).hex)"/>\
                <rect x="40" y="180" width="56" height="3" fill="#b4542d"/>\
                \(Self.text(brochure.title, y: 110, size: 40, color: "#2b2d3a", weight: "bold"))\
                \(Self.text(brochure.subtitle, y: 156, size: 20, color: "#44475a"))\
                \(figure?.content ?? "")
                """)
    }

    private static func document(title: String, definitions: String, content: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="900" height="1200" role="img">\
        <title>\(title.escapedForXML)</title><defs>\(definitions)</defs>\(content)</svg>
        """
    }

    private static func text(_ text: String, y: Int, size: Int, color: String, weight: String = "normal") -> String {
        """
        <text x="40" y="\(y)" font-family="Georgia, 'Times New Roman', serif" font-size="\(size)" \
        font-weight="\(weight)" fill="\(color)">\(text.escapedForXML)</text>
        """
    }
}
