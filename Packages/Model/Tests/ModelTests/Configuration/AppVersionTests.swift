import Model
import Testing

@Suite struct AppVersionTests {
    @Test("A version is one to four numbers", arguments: ["1", "1.2", "1.2.3", "0.10.0.4"])
    func good(text: String) {
        #expect(AppVersion(text) != nil)
    }

    @Test("Anything else is none", arguments: ["", ".", "1.", "a", "1.2.3.4.5", "-1", "1234567890", "１", "1 "])
    func bad(text: String) {
        #expect(AppVersion(text) == nil)
    }

    @Test("Versions are compared number by number") func order() throws {
        let versions = try ["0.9", "1", "1.2", "1.10", "2.0.1"].map { try #require(AppVersion($0)) }
        #expect(versions.shuffled().sorted() == versions)
        #expect(AppVersion("1.2") == AppVersion("1.2.0"))
    }

    @Test("It is written as its text") func description() {
        #expect(AppVersion("1.2.0")?.description == "1.2")
    }
}
