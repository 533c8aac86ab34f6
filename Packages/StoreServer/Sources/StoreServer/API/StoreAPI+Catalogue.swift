import HTTPTypes

/// What DummyJSON's catalogue does not have.
extension StoreAPI {
    func reviews(_ question: StoreQuestion, of text: String) throws(Refusal) -> StoreResponse {
        guard let id = Int(text), String(id) == text, let product = catalogue.product(id) else {
            throw .unknownProduct(text)
        }
        let limit = try question.target.number("limit") ?? ProductPage.defaultLimit
        let skip = try question.target.number("skip") ?? 0
        let rest = product.reviews.reversed().dropFirst(skip)
        let page = limit == 0 ? Array(rest) : Array(rest.prefix(limit))
        return .json { json in
            json.object {
                $0.key("reviews")
                $0.array(page) { $1.write(to: &$0) }
                $0.field("total", product.reviews.count)
                $0.field("skip", skip)
                $0.field("limit", page.count)
                $0.field("average", hundredths: StoreReview.average(product.reviews))
            }
        }
    }

    /// - Complexity: O(size of the catalogue).
    func brands() -> StoreResponse {
        var counts: [String: Int] = [:]
        for product in catalogue.products {
            if let brand = product.brand { counts[brand, default: 0] += 1 }
        }
        return .json { json in
            json.array(counts.sorted { $0.key < $1.key }) { json, brand in
                json.object {
                    $0.field("name", brand.key)
                    $0.field("slug", Self.slug(brand.key))
                    $0.field("products", brand.value)
                }
            }
        }
    }

    func changes(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let (state, catalogue) = books.moment
        let limit = try question.target.number("limit") ?? ChangePage.defaultLimit
        guard limit > 0 else { throw .badLimit }
        var since = ChangeToken()
        if let text = question.target["since"], !text.isEmpty {
            guard let token = ChangeToken(text, epoch: state.epoch, last: state.changes.last) else {
                throw .unknownToken
            }
            since = token
        }
        let page = ChangePage(state, catalogue, since: since, limit: min(limit, ChangePage.mostLimit))
        let writer = ProductWriter(baseURL: question.baseURL, select: question.target["select"])
        return .json { json in
            json.object {
                $0.key("changes")
                $0.array(page.entries) { json, entry in
                    json.object {
                        switch entry {
                        case .product(let product):
                            $0.key("product")
                            writer.write(product, to: &$0)
                        case .removed(let id):
                            $0.field("removed", id)
                        }
                    }
                }
                $0.field("next", page.next.text(epoch: state.epoch))
                $0.field("remaining", page.remaining)
            }
        }
    }

    /// Small letters and digits with hyphens between.
    private static func slug(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

extension Refusal {
    static let badLimit = Refusal(status: .badRequest, message: "Invalid 'limit' - must be a whole number, 1 or more")
    static let unknownToken = Refusal(
        status: .gone, message: "This token is unknown or expired. Start again without 'since'")
}
