import Model

/// A hot spot as the API writes it. Its place is given in parts of the page, 0 to 1.
struct HotSpotDTO: Decodable {
    let hotSpot: HotSpot

    private enum CodingKeys: CodingKey {
        case product, title, x, y, width, height
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        hotSpot = HotSpot(
            product: Product.ID(rawValue: try container.identifier(.product)),
            title: try container.required(String.self, .title), x: try container.required(Double.self, .x),
            y: try container.required(Double.self, .y), width: try container.required(Double.self, .width),
            height: try container.required(Double.self, .height))
    }
}
