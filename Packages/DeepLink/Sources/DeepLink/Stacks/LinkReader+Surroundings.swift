import RoutePatterns

extension LinkReader {
    /// What a link says besides its own screen.
    @usableFromInline
    static func surroundings(of link: UnsafeBufferPointer<UInt8>) -> Result<LinkSurroundings, DeepLinkRefusal> {
        var result = LinkSurroundings()
        var refusal: DeepLinkRefusal?
        LinkReserved.forEach(in: link) { name, range in
            do throws(DeepLinkRefusal) {
                try result.add(name, range, of: link)
            } catch {
                refusal = error
            }
            return refusal == nil
        }
        return refusal.map { .failure($0) } ?? .success(result)
    }

    /// Why an inner link is refused before it is read; nil when it may be read.
    ///
    /// It is a path of the app and nothing else: what surrounds a screen is said by the link itself.
    @usableFromInline
    static func refusal(ofInner link: String) -> DeepLinkRefusal? {
        guard link.utf8.first == LinkBytes.slash, !link.utf8.starts(with: "//".utf8) else {
            return .malformedURL(
                link, reason: "a screen within a link is named by its path alone, which begins with a slash")
        }
        var link = link
        var nested: String?
        link.withUTF8 { bytes in
            LinkReserved.forEach(in: bytes) { name, _ in
                nested = name
                return false
            }
        }
        return nested.map { .malformedURL(link, reason: "\"\($0)\" can't stand in a screen within a link") }
    }
}

extension LinkSurroundings {
    fileprivate mutating func add(
        _ name: String, _ range: LinkRange, of link: UnsafeBufferPointer<UInt8>
    ) throws(DeepLinkRefusal) {
        // The tab belongs to the link's own screen, which was read before.
        guard name != RoutePattern.tabName else { return }
        let bytes = UnsafeBufferPointer(rebasing: link[range.lowerBound..<range.upperBound])
        guard let value = PercentCoding.decode(String(decoding: bytes, as: UTF8.self)[...], plusIsSpace: true) else {
            throw .malformedURL(
                String(decoding: link, as: UTF8.self),
                reason: "the value of \"\(name)\" in its query is not valid percent-encoded UTF-8")
        }
        switch name {
        case RoutePattern.viaName: try Self.append(value, to: &via, name)
        case RoutePattern.modalName: try Self.append(value, to: &modals, name)
        default:
            guard transition == nil else { throw .duplicateParameter(name) }
            transition = LinkTransition(rawValue: value)
            guard transition != nil else {
                throw .malformedParameter(
                    name: name, value: value, expected: LinkExpectation.ofRaw(LinkTransition.self))
            }
        }
    }

    private static func append(_ value: String, to list: inout [String], _ name: String) throws(DeepLinkRefusal) {
        guard list.count < LinkStack<Int>.limit else {
            throw .tooManyInnerLinks(name, limit: LinkStack<Int>.limit)
        }
        list.append(value)
    }
}
