import Foundation
import Model
import Testing

@testable import SharedUI

@Suite struct WebContentTests {
    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, ServiceError.offline), (.cannotConnectToHost, .offline),
        (.timedOut, .timedOut(after: .seconds(60))), (.cancelled, .cancelled),
        (.serverCertificateUntrusted, .untrusted("the web page has no valid certificate")),
    ])
    func aFailedConnectionHasAReason(_ code: URLError.Code, _ error: ServiceError) {
        #expect(ServiceError(page: code) == error)
    }

    @Test(arguments: [
        (200, nil), (304, nil), (404, ServiceError.notFound("web page")), (410, .notFound("web page")),
        (403, .rejected(status: 403, message: nil)), (503, .server(status: 503, message: nil)),
    ])
    func theStatusOfAPageIsReported(_ status: Int, _ error: ServiceError?) {
        #expect(ServiceError(pageStatus: status) == error)
    }
}
