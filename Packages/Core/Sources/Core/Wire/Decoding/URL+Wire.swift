import Foundation

extension URL {
    /// The address of an image: absolute, or relative to the API's. Nil for one that is not fetched over HTTP.
    init?(image text: String, base: URL) {
        guard !text.isEmpty, let url = URL(string: text, relativeTo: base)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}
