import Model
import Testing

@Suite struct ServerAddressTests {
    @Test(arguments: [
        "http://127.0.0.1:8081", "https://shop.example", "https://shop.example/API/v1", "https://shop.example:65535",
        "http://[::1]:8081",
    ])
    func addressesOfServersAreAccepted(text: String) throws {
        #expect(try ServerAddress(text).description == text)
    }

    @Test(arguments: [
        "", "shop.example", "ftp://shop.example", "http://", "https://a:b@shop.example", "https://shop.example?key=1",
        "https://shop.example#top", "http://shop.example:0", "http://shop.example:65536", "/products",
    ])
    func theErrorOfAnotherTextSaysWhatToEnter(text: String) {
        let error = #expect(throws: ServerAddressError.self) { try ServerAddress(text) }
        #expect(
            error?.description == """
                "\(text)" isn't a valid address of a server. Enter an http or https URL with a host and an optional port, \
                without user, query and fragment: http://127.0.0.1:8081
                """)
    }

    @Test(arguments: [
        ("HTTPS://Shop.Example", "https://shop.example"), ("https://shop.example/", "https://shop.example"),
        ("https://shop.example:443/api//", "https://shop.example/api"),
        ("http://shop.example:80", "http://shop.example"),
    ])
    func otherSpellingsAreTheSameAddress(text: String, address: String) throws {
        #expect(try ServerAddress(text) == ServerAddress(address))
        #expect(try ServerAddress(text).description == address)
    }

    @Test func noTwoServersHaveTheSameDirectory() throws {
        let addresses = [
            "https://shop.example", "http://shop.example", "https://shop.example:80", "https://shop.example/api",
            "https://shop.example/API", "https://shop.example-api", "https://shop.example/a-pi",
            "https://shop.example/a_pi",
            "https://shop.example/a/pi", "https://shop.example/a%2Fpi",
        ]
        let names = try addresses.map { try ServerAddress($0).directoryName }
        #expect(Set(names.map { $0.lowercased() }).count == addresses.count)
    }

    @Test(arguments: [
        ("https://shop.example", "https_shop.example"), ("https://Shop.example/api/", "https_shop.example_2fapi"),
        ("http://127.0.0.1:8081", "http_127.0.0.1_3a8081"), ("https://../..", "https_.._2f.."),
    ])
    func theNameOfItsDirectoryIsAFileName(text: String, name: String) throws {
        #expect(try ServerAddress(text).directoryName == name)
    }
}
