import Foundation
import Model

extension HTTPRequest {
    /// The same question, to be answered only if a kept answer holds no more; nil when nothing shows whether it does.
    func asking(whetherHolds stored: StoredResponse) -> HTTPRequest? {
        var request = self
        if let tag = stored.headers["ETag"] {
            request.headers.set("If-None-Match", tag)
        } else if let date = stored.headers["Last-Modified"] {
            request.headers.set("If-Modified-Since", date)
        } else {
            return nil
        }
        return request
    }
}

extension HTTPResponse {
    /// Whether the server can later say that this still holds, and does not mind that it is kept.
    func mayBeKept(_ scope: RevalidatingTransport.Scope) -> Bool {
        guard status == 200, headers["ETag"] != nil || headers["Last-Modified"] != nil else { return false }
        let directives = headers.values(of: "Cache-Control").flatMap { $0.split(separator: ",") }.compactMap {
            $0.split(separator: "=").first?.trimmingCharacters(in: .whitespaces).lowercased()
        }
        return !directives.contains("no-store") && (scope == .personal || !directives.contains("private"))
    }
}

extension HeaderFields {
    /// Without what belongs to one exchange only.
    var worthKeeping: HeaderFields {
        HeaderFields(fields.filter { !Self.ofOneExchange.contains($0.name.lowercased()) })
    }

    /// With a newer answer's lines in the place of those of the same names.
    func renewed(by newer: HeaderFields) -> HeaderFields {
        let newer = newer.worthKeeping.fields.filter { !$0.name.lowercased().hasPrefix("content-") }
        let names = Set(newer.map { $0.name.lowercased() })
        return HeaderFields(fields.filter { !names.contains($0.name.lowercased()) } + newer)
    }

    private static let ofOneExchange: Set<String> = [
        "connection", "content-encoding", "content-length", "keep-alive", "set-cookie", "set-cookie2", "trailer",
        "transfer-encoding", "upgrade", "www-authenticate", "x-request-id",
    ]
}

extension ServiceError {
    static var unchangedWithoutCopy: ServiceError {
        .undecodable(
            path: "", reason: "it says that nothing has changed (304), and there is nothing here from before")
    }
}
