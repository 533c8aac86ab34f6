import Foundation
import Model
import Testing

@testable import Core

@Suite struct BrochureDecodingTests {
    private func decode(_ json: String) -> Result<Brochure, ServiceError> {
        do throws(ServiceError) {
            let base = URL(string: "http://shop.example/") ?? URL(filePath: "/")
            return .success(try WireDecoder.decode(BrochureDTO.self, from: Data(json.utf8), base: base).brochure)
        } catch {
            return .failure(error)
        }
    }

    @Test func pagesAreInOrderAndEachOnce() throws {
        let json = #"{"id":"a","title":"A","pages":[{"number":2},{"number":1,"image":"/1.svg"},{"number":2}]}"#
        let brochure = try decode(json).get()
        #expect(brochure.pages.map(\.number) == [1, 2])
        #expect(brochure.pages.first?.image?.absoluteString == "http://shop.example/1.svg")
    }

    @Test func textsHaveTheirTranslations() throws {
        let json = """
            {"id":"a","title":"Light","subtitle":"Soft","translations":{"de":{"title":"Licht"},"ar":{"subtitle":"ناعم"}},
            "pages":[{"number":1,"title":"Lamps","translations":{"de":{"title":"Lampen","text":7}}},
            {"number":2,"text":"All","translations":{"de":{"text":"Alle"}}}]}
            """
        let brochure = try decode(json).get()
        #expect(brochure.title == ShopText("Light", translations: ["de": "Licht"]))
        #expect(brochure.subtitle == ShopText("Soft", translations: ["ar": "ناعم"]))
        #expect(brochure.pages.map(\.title) == ["Lamps", ""])
        #expect(brochure.pages[1].text == ShopText("All", translations: ["de": "Alle"]))
    }

    @Test func aSpotThatCantBeReadIsLeftOut() throws {
        let spots = [
            #"{"product":1,"title":"Lamp","x":0.5,"y":0.5,"width":0.9,"height":0.1}"#, "{}",
            #"{"product":-1,"title":"","x":0,"y":0,"width":1,"height":1}"#,
            #"{"product":1,"title":"Again","x":0,"y":0,"width":1,"height":1}"#,
            #"{"product":2,"title":"","x":"left","y":0,"width":1,"height":1}"#,
        ]
        let json = #"{"id":"a","title":"A","pages":[{"number":1,"hotSpots":[\#(spots.joined(separator: ","))]}]}"#
        let brochure = try decode(json).get()
        #expect(brochure.pages.first?.hotSpots.map(\.title) == ["Lamp"])
        #expect(brochure.pages.first?.hotSpots.first?.width == 0.5)
    }

    @Test func invalidBrochureErrorNamesThePath() {
        let wrong: [(String, String, String)] = [
            (#"{"title":"A"}"#, "id", "it is missing"), (#"{"id":"","title":"A"}"#, "id", "it is empty"),
            (#"{"id":"a"}"#, "title", "it is missing"),
            (#"{"id":"a","title":"A","pages":7}"#, "pages", "a list is expected"),
            (#"{"id":"a","title":"A","pages":[{"number":0}]}"#, "pages.0.number", "it is less than 1"),
        ]
        for (json, path, reason) in wrong {
            #expect(decode(json) == .failure(.undecodable(path: path, reason: reason)))
        }
    }
}
