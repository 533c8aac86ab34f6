import HTTPTypes
import HummingbirdCore

extension PageResponder {
    /// The files that browsers and crawlers ask each site for, unasked. They are no screens, and start no session.
    func siteResource(_ path: Substring) throws(Refusal) -> Response? {
        switch path {
        case "/favicon.ico":
            headers.response(.ok, type: assets.icons.type, body: assets.icons.body, cache: "public, max-age=86400")
        case "/robots.txt":
            headers.response(.ok, type: "text/plain; charset=utf-8", body: "User-agent: *\nDisallow: /\n")
        case _ where path.hasPrefix("/.well-known/"), _ where path.hasPrefix("/apple-touch-icon"):
            throw .unknownAsset
        default: nil
        }
    }
}
