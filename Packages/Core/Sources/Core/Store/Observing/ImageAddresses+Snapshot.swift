import Model

extension ImageAddresses {
    /// A summary as it is kept: a picture of the API's own server without its address.
    func stored(_ summary: ProductSummary) -> ProductSummary {
        var summary = summary
        summary.picture = summary.picture.map { ImageAddress(text: stored($0.text)) }
        return summary
    }

    /// A summary that was kept, with its picture where that is now.
    func shown(_ summary: ProductSummary) -> ProductSummary {
        var summary = summary
        summary.picture = summary.picture.flatMap { picture(of: $0.text.utf8) }
        return summary
    }
}
