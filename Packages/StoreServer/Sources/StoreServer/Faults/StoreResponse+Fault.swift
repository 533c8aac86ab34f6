import HTTPTypes

extension StoreResponse {
    /// What is answered instead of what was asked for; nil where the fault is of another kind.
    init?(instead fault: Fault, path: String) {
        switch fault {
        case .status(let code, let retryAfter):
            let status = HTTPResponse.Status(code: min(max(code, 200), 599))
            self.init(Refusal(status: status, message: "This went wrong on purpose", retryAfter: retryAfter))
        case .garbage(let text):
            self.init(headers: [.contentType: Self.json], body: Array(text.utf8))
        case .html:
            self.init(
                headers: [.contentType: "text/html; charset=utf-8"],
                body: Array("<!DOCTYPE html><html><body><h1>Welcome to our network</h1></body></html>".utf8))
        case .redirectLoop:
            self.init(status: .found, headers: [.location: path])
        case .noContent:
            self.init(status: .noContent)
        case .notModified:
            self.init(status: .notModified)
        case .largeBody(let megabytes):
            self.init(headers: [.contentType: Self.json])
            stream = .json(megabytes: megabytes)
        case .gzipBomb(let megabytes):
            self.init(headers: [.contentType: Self.json, .contentEncoding: "gzip"])
            stream = .gzipBomb(megabytes: megabytes)
        case .delay, .cut, .cutAfterwards, .cutMidway, .wrongLength, .slowHead, .slowBody, .truncatedJSON, .contentType,
            .invalidUTF8, .duplicatePage, .shrinkingList:
            return nil
        }
    }

    /// The same, spoiled in its content.
    func spoiled(by fault: Fault) -> StoreResponse {
        var copy = self
        switch fault {
        case .truncatedJSON:
            copy.body = Array(body.prefix(body.count / 2))
        case .contentType(let type):
            copy.headers[.contentType] = type
        case .invalidUTF8:
            let place = body.firstIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? body.endIndex
            copy.body.insert(contentsOf: [0xC3, 0x28, 0xFF], at: place)
        default:
            break
        }
        return copy
    }
}
