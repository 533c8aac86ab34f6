import Foundation
import Model

/// Stores the URLs of the API's own pictures without its origin, so that they are found when the API has another port.
struct ImageAddresses: Sendable {
    /// `http://127.0.0.1:8080`
    private let origin: String?

    init(origin: URL?) {
        guard let origin, var parts = URLComponents(url: origin, resolvingAgainstBaseURL: true), parts.host != nil
        else {
            self.origin = nil
            return
        }
        (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
        parts.path = ""
        self.origin = parts.string
    }

    func stored(_ address: URL) -> String { stored(address.absoluteString) }

    /// Returns the path of the API's own picture, or the whole address of another one.
    func stored(_ text: String) -> String {
        guard let origin, text.hasPrefix(origin) else { return text }
        let rest = String(text.dropFirst(origin.count))
        return Self.isPath(rest) ? rest : text
    }

    /// Returns the URL of a stored address, or `nil` for a path if there is no API.
    func address(of stored: String) -> URL? { text(of: stored).flatMap { URL(string: $0) } }

    private func text(of stored: String) -> String? {
        guard Self.isPath(stored) else { return stored }
        return origin.map { $0 + stored }
    }

    /// Two slashes begin a host, not a path.
    private static func isPath(_ text: String) -> Bool { text.hasPrefix("/") && !text.hasPrefix("//") }

    /// Returns a summary in the form in which it is stored.
    func stored(_ summary: ProductSummary) -> ProductSummary {
        var summary = summary
        summary.picture = summary.picture.map { ImageAddress(text: stored($0.text)) }
        return summary
    }

    /// Returns a stored summary as it is shown.
    func shown(_ summary: ProductSummary) -> ProductSummary {
        var summary = summary
        summary.picture = summary.picture.flatMap { text(of: $0.text) }.map(ImageAddress.init(text:))
        return summary
    }
}
