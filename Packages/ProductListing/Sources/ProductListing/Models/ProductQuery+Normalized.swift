import Model

extension ProductQuery {
    /// The query in its canonical form, so that equivalent queries are equal.
    var normalized: ProductQuery { ProductQuery(category: category, text: searchText, sort: sort) }
}
