import Model
import Testing

struct PushTokenTests {
    @Test func bytesAreDigits() {
        #expect(PushToken(bytes: [0, 15, 255])?.description == "000fff")
        #expect(PushToken("00AbfF")?.description == "00abff")
    }

    @Test(arguments: ["", "xyz", "0 1", "../a", "é", String(repeating: "a", count: 201)])
    func invalidTokenIsRejected(_ text: String) { #expect(PushToken(text) == nil) }

    @Test func noneAndTooManyBytesAreNone() {
        #expect(PushToken(bytes: [UInt8]()) == nil)
        #expect(PushToken(bytes: Array(repeating: 1, count: 101)) == nil)
    }
}
