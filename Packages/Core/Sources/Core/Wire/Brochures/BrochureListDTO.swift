/// The brochures as the API writes them.
struct BrochureListDTO: Decodable {
    let brochures: [BrochureDTO]
}
