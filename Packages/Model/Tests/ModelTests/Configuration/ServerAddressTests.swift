import Model
import Testing

@Suite struct ServerAddressTests {
    @Test(arguments: [
        "http://127.0.0.1:8081", "https://shop.example", "https://shop.example/api/", "HTTPS://shop.example:65535",
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
        ("https://shop.example", "server-shop.example"), ("https://Shop.example/api/", "server-shop.example-api"),
        ("http://127.0.0.1:8081", "server-127.0.0.1-8081"), ("https://../..", "server-..-.."),
    ])
    func theNameOfItsDirectoryIsAFileName(text: String, name: String) throws {
        #expect(try ServerAddress(text).directoryName == name)
    }
}
