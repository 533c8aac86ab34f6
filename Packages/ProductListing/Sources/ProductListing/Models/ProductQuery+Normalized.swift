import Model

extension ProductQuery {
    /// The query in its canonical form, so that equivalent queries are equal.
    var normalized: ProductQuery { with(text: searchText) }

    /// Returns the query with another search text.
    func with(text: String?) -> ProductQuery {
        var query = self
        query.text = text
        return query
    }
}
