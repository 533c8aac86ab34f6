import Foundation
import Hummingbird

/// The routes of all pictures.
struct PictureController {
    let state: ServerState
    let accounts: Accounts
    let brochures: [Brochure]

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("images/:id/:name") { _, context in
            let id = try context.parameter("id")
            guard let view = PictureView(fileName: try context.parameter("name")),
                let product = try? state.catalog.product(named: id)
            else { throw HTTPError.unknownPicture }
            return SVGResponse(svg: ProductPicture(of: product, view: view).svg)
        }
        router.get("images/users/:name") { _, context in
            let name = try context.parameter("name")
            guard let id = Int(name.dropLast(4)), name == "\(id).svg", let user = accounts.user(id) else {
                throw HTTPError.unknownPicture
            }
            return SVGResponse(svg: svg(of: accounts.current(user)))
        }
        router.get("images/brochures/:id/:name") { _, context in
            let (id, name) = (try context.parameter("id"), try context.parameter("name"))
            guard let brochure = brochures.first(where: { $0.id == id }) else { throw HTTPError.unknownPicture }
            if name == "cover.svg" { return SVGResponse(svg: BrochurePicture(coverOf: brochure).svg) }
            guard let page = brochure.pages.first(where: { "\($0.number).svg" == name }) else {
                throw HTTPError.unknownPicture
            }
            return SVGResponse(svg: BrochurePicture(of: page, in: brochure).svg)
        }
    }

    /// Returns a picture with the initials of a user. It is public, so it has no name.
    private func svg(of user: StoreUser) -> String {
        let colors = ["#4f8f8b", "#d5705a", "#6a7fb5", "#8a6bb0", "#b4542d", "#44704f"]
        let initials = [user.firstName, user.lastName].compactMap(\.first).map(String.init).joined()
        return SVGTemplate.named("user").filled([
            "initials": initials.escapedForXML,
            "color": colors[Int(user.id.magnitude % UInt(colors.count))],
        ])
    }
}

/// A picture that clients may cache for a day.
private struct SVGResponse: ResponseGenerator {
    let svg: String

    func response(from request: Request, context: some RequestContext) -> Response {
        var response = Response.cacheable(
            Data(svg.utf8), contentType: "image/svg+xml; charset=utf-8", cacheControl: "public, max-age=86400",
            to: request)
        // A picture that is opened as a document can't do anything either.
        response.headers[.contentSecurityPolicy] = "default-src 'none'"
        response.headers[.accessControlAllowOrigin] = "*"
        return response
    }
}
