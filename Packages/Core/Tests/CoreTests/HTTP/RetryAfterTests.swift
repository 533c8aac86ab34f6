import Foundation
import HTTPTypes
import Testing

@testable import Core

struct RetryAfterTests {
    /// 1994-11-06 08:49:37 GMT
    private static let then = Date(timeIntervalSince1970: 784_111_777)

    private func wish(_ text: String, sent: String? = nil) -> Duration? {
        var headers: HTTPFields = ["retry-after": text]
        if let sent { headers["Date"] = sent }
        return APIResponse(status: 429, headers: headers).retryAfter(now: Self.then)
    }

    @Test func isANumberOfSeconds() {
        #expect(wish("0") == .seconds(0))
        #expect(wish("120") == .seconds(120))
    }

    @Test func isADate() {
        #expect(wish("Sun, 06 Nov 1994 08:50:37 GMT") == .seconds(60))
        #expect(wish("Sun, 06 Nov 1994 08:00:00 GMT") == .seconds(0))
    }

    @Test func aDateIsComparedWithTheServersOwnClock() {
        #expect(wish("Thu, 29 Feb 2024 12:00:30 GMT", sent: "Thu, 29 Feb 2024 12:00:00 GMT") == .seconds(30))
        #expect(wish("Sun, 06 Nov 1994 08:50:37 GMT", sent: "yesterday") == .seconds(60))
    }

    @Test(arguments: [
        "", "soon", "-1", "1.5", "99999999999", "Sun, 06 Nov 1994", "Sun, 6 Nov 1994 08:49:37 GMT",
        "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov +994 08:49:37 GMT",
    ])
    func anythingElseIsNoWish(_ text: String) {
        #expect(wish(text) == nil)
    }

    @Test func withoutAHeaderThereIsNoWish() {
        #expect(APIResponse(status: 429).retryAfter() == nil)
    }
}
