import Model

/// A page of reviews as the API writes it. A review that can't be read is left out, and counts nevertheless: offsets are
/// the API's.
struct ReviewPageDTO: Decodable {
    private let reviews: [Review]
    private let sent: Int
    private let total: Int?
    private let average: Double?

    private enum CodingKeys: CodingKey {
        case reviews, total, average
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sent = try container.required([Anything].self, .reviews).count
        reviews = container.lenientList(of: ReviewDTO.self, .reviews).map(\.review)
        total = container.lenient(Int.self, .total)
        average = container.lenient(Double.self, .average)
    }

    func page(skip: Int) -> ReviewPage {
        let (end, overflow) = skip.addingReportingOverflow(sent)
        let count = max(total ?? end, 0)
        var known: Set<Int> = []
        return ReviewPage(
            reviews: reviews.filter { $0.id.map { known.insert($0).inserted } ?? true }, total: count,
            average: count == 0 ? nil : average.map { min(max($0, 1), 5) },
            next: sent == 0 || overflow || end >= count ? nil : end)
    }
}
