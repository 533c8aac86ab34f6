/// The brochures and their pictures.
extension StoreAPI {
    func brochure(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let segments = question.target.segments
        let writer = BrochureWriter(baseURL: question.baseURL)
        switch segments.count {
        case 1:
            return .json { json in
                json.object {
                    $0.key("brochures")
                    $0.array(brochures) { writer.write($1, hasPages: false, to: &$0) }
                }
            }
        case 2:
            guard let brochure = brochures.first(where: { $0.id == segments[1] }) else {
                throw .unknownBrochure(segments[1])
            }
            return .json { writer.write(brochure, hasPages: true, to: &$0) }
        default:
            throw .unknownPath(question.target.path)
        }
    }

    func brochurePicture(_ id: String, _ name: String) throws(Refusal) -> StoreResponse {
        guard hasExtensions, let brochure = brochures.first(where: { $0.id == id }) else { throw .unknownPicture }
        if name == "cover.svg" { return .picture(BrochurePicture(coverOf: brochure).svg) }
        guard let page = brochure.pages.first(where: { "\($0.number).svg" == name }) else { throw .unknownPicture }
        return .picture(BrochurePicture(of: page, in: brochure).svg)
    }
}
