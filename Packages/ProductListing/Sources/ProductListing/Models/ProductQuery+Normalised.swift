import Model

extension ProductQuery {
    /// The same question in its shortest form, so that equal questions are equal values.
    var normalised: ProductQuery { ProductQuery(category: category, text: searchText, sort: sort) }
}
