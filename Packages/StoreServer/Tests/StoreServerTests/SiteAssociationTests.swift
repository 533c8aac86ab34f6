import Foundation
import StoreServer
import Testing

/// The file by which Apple devices know which links of the website an app opens.
@Suite(.timeLimit(.minutes(60))) struct SiteAssociationTests {
    private static let path = "/.well-known/apple-app-site-association"

    @Test func itIsServedAsItIs() async throws {
        let file = #"{"applinks":{"details":[{"appIDs":["TEAM.example.shop"],"components":[{"/":"/products/*"}]}]}}"#
        for hasExtensions in [true, false] {
            let configuration = StoreServerConfiguration(
                hasExtensions: hasExtensions, siteAssociation: Data(file.utf8))
            try await TestStore.with(configuration) { test in
                let response = try await test.client.get(Self.path)
                #expect(response.status == 200)
                #expect(response.header("Content-Type") == "application/json")
                #expect(response.body == file)
                let tag = try #require(response.header("ETag"))
                #expect(try await test.client.get(Self.path, ["If-None-Match": tag]).status == 304)
                #expect(try await test.client.send("POST", Self.path).status == 405)
            }
        }
    }

    @Test func withoutOneThePathIsNotFound() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get(Self.path)
            #expect(response.status == 404)
        }
    }
}
