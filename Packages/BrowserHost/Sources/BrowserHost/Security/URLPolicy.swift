import Foundation

/// Which URLs get into a page.
struct URLPolicy: Sendable {
    private let imageOrigins: Set<ContentOrigin>
    private let frameOrigins: Set<ContentOrigin>

    init(imageOrigins: [ContentOrigin], frameOrigins: [ContentOrigin] = []) {
        self.imageOrigins = Set(imageOrigins)
        self.frameOrigins = Set(frameOrigins)
    }

    /// Returns the address of a web page, if it is one that a frame may show.
    func frame(_ url: String) -> String? {
        guard let origin = ContentOrigin(of: url), frameOrigins.contains(origin) else { return nil }
        return url
    }

    /// A picture's address, if it is one the page may load: from a configured origin, or `data:` with a bitmap. A
    /// `data:` SVG in an `<img>` runs no script either, but nothing here needs one.
    func image(_ url: String) -> String? {
        if url.hasPrefix("data:") {
            let isBitmap = ["png", "jpeg", "gif", "webp"].contains { url.hasPrefix("data:image/\($0);base64,") }
            return isBitmap ? url : nil
        }
        guard let origin = ContentOrigin(of: url), imageOrigins.contains(origin) else { return nil }
        return url
    }

    /// A link's address: `http`, `https` or `mailto`, never `javascript:` or another scheme.
    func link(_ url: String) -> String? {
        guard let components = URLComponents(string: url), let scheme = components.scheme?.lowercased() else {
            return nil
        }
        switch scheme {
        case "http", "https": return components.host?.isEmpty == false ? url : nil
        case "mailto": return url
        default: return nil
        }
    }
}
