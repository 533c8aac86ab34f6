/// Writes brochures as JSON.
struct BrochureWriter {
    let baseURL: String

    /// - Parameter hasPages: A list has none.
    func write(_ brochure: StoreBrochure, hasPages: Bool, to json: inout JSONWriter) {
        json.object { json in
            json.field("id", brochure.id)
            json.field("title", brochure.title)
            json.field("subtitle", brochure.subtitle)
            json.field("cover", "\(baseURL)/images/brochures/\(brochure.id)/cover.svg")
            if let end = brochure.validUntil { json.field("validUntil", end) }
            guard hasPages else { return }
            json.key("pages")
            json.array(brochure.pages) { write($1, of: brochure, to: &$0) }
        }
    }

    private func write(_ page: StoreBrochure.Page, of brochure: StoreBrochure, to json: inout JSONWriter) {
        json.object {
            $0.field("number", page.number)
            $0.field("title", page.title)
            $0.field("text", page.text)
            $0.field("image", "\(baseURL)/images/brochures/\(brochure.id)/\(page.number).svg")
            $0.key("hotSpots")
            $0.array(page.spots, write)
        }
    }

    private func write(_ json: inout JSONWriter, _ spot: StoreBrochure.Spot) {
        json.object {
            $0.field("product", spot.product.id)
            $0.field("title", spot.product.title)
            $0.field("x", thousandths: spot.x)
            $0.field("y", thousandths: spot.y)
            $0.field("width", thousandths: spot.width)
            $0.field("height", thousandths: spot.height)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func field(_ name: String, thousandths value: Int) {
        key(name)
        number(thousandths: value)
    }
}
