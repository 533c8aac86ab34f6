public import Foundation
public import Model

/// The brochures of a server that has them. The format of DummyJSON has none: this is an extension of it.
public struct BrochuresAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/brochures`.
    ///   - transport: What carries the requests.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// All brochures without their pages, in the API's order and each once. None on a server that has no brochures at
    /// all (404).
    public func brochures() async throws(ServiceError) -> [Brochure] {
        let list: BrochureListDTO
        do throws(ServiceError) {
            list = try await exchange.get(BrochureListDTO.self, address.url(["brochures"]), "list of brochures")
        } catch .notFound {
            return []
        }
        var known: Set<Brochure.ID> = []
        return list.brochures.map { dto in
            var brochure = dto.brochure(base: address.base)
            brochure.pages = []
            return brochure
        }.filter { known.insert($0.id).inserted }
    }

    /// One brochure with its pages.
    public func brochure(_ id: Brochure.ID) async throws(ServiceError) -> Brochure {
        try await exchange.get(BrochureDTO.self, address.url(["brochures", id.description]), "brochure \(id)")
            .brochure(base: address.base)
    }
}
