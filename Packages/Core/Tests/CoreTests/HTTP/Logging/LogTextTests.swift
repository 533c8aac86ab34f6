import Foundation
import Model
import Testing

@testable import Core

struct LogTextTests {
    @Test(arguments: [
        ("http://shop.test", "/"), ("http://shop.test/", "/"), ("http://shop.test/products/12", "/products/12"),
        ("http://shop.test/products?limit=20&skip=0", "/products?limit=20&skip=0"),
        ("http://shop.test/products/search?q=gift%20for%20anna&limit=20", "/products/search?q=•&limit=20"),
        ("http://anna:sesame@shop.test/orders?token=sesame#sesame", "/orders?token=•"),
        ("http://shop.test/devices/0123456789abcdef0123", "/devices/•"),
        ("http://shop.test/x/eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30", "/x/•"),
        ("http://shop.test/products?sesame", "/products?•"),
        ("http://shop.test/products?limit=se+sa&a=", "/products?limit=se+sa&a=•"),
    ])
    func anAddressIsShownWithoutWhatSaysAnythingOfAnybody(_ address: String, _ text: String) throws {
        #expect(try #require(URL(string: address)).logText == text)
    }

    @Test(arguments: [
        (ServiceError.server(status: 500, message: "sesame"), "server failure (500)"),
        (.rejected(status: 400, message: "sesame"), "rejected (400)"), (.forbidden(message: "sesame"), "forbidden"),
        (.conflict(message: "sesame"), "conflict"), (.notFound("sesame"), "not found"),
        (.undecodable(path: "a.b", reason: "it is null"), "undecodable at a.b: it is null"),
        (.timedOut(after: .seconds(5)), "timed out after 5.0 seconds"),
        (.rateLimited(retryAfter: .seconds(5)), "rate limited for 5.0 seconds"),
        (.rateLimited(retryAfter: nil), "rate limited"), (.tooLarge(limitInBytes: 8), "larger than 8 bytes"),
        (.untrusted("it shows no certificate"), "untrusted: it shows no certificate"), (.offline, "offline"),
        (.cancelled, "cancelled"), (.unauthorized, "unauthorized"), (.storage("sesame"), "storage failure"),
    ])
    func aFailureIsLoggedWithoutTheServersWords(_ failure: ServiceError, _ text: String) {
        #expect(failure.logText == text)
    }
}
