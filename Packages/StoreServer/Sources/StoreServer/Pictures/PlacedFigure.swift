/// A product at its place on a page of 600 by 800, with round corners and a number beside it.
struct PlacedFigure {
    let definitions: String
    let content: String

    /// - Parameter number: Nil for none, as on a cover.
    init(_ spot: StoreBrochure.Spot, number: Int?) {
        let prefix = "p\(number ?? 0)"
        let figure = Figure(of: spot.product, view: .thumbnail).named(prefix)
        let (x, y) = (Double(spot.x) * 0.6, Double(spot.y) * 0.8)
        let scale = Double(spot.width) * 0.6 / 400
        definitions = """
            \(figure.definitions)<clipPath id="\(prefix)corners"><rect width="400" height="400" rx="28"/></clipPath>
            """
        content = """
            <g transform="translate(\(Self.short(x)) \(Self.short(y))) scale(\(Self.short(scale)))">\
            <g clip-path="url(#\(prefix)corners)">\(figure.content)</g></g>\
            \(number.map { Self.marker($0, x: x, y: y) } ?? "")
            """
    }

    private static func marker(_ number: Int, x: Double, y: Double) -> String {
        let (x, y) = (short(x + 24), short(y + 24))
        return """
            <circle cx="\(x)" cy="\(y)" r="16" fill="#2b2d3a" stroke="#ffffff" stroke-width="3"/>\
            <text x="\(x)" y="\(y)" dy="6" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" \
            font-size="17" font-weight="bold" fill="#ffffff">\(number)</text>
            """
    }

    /// With three places at most, which is finer than anybody sees.
    private static func short(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
    }
}
