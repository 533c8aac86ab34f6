import DeepLink
import Testing

@Suite struct ValuesTests {
    private struct Name: RawRepresentable, LosslessStringConvertible, Equatable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init?(_ description: String) {
            guard description.hasPrefix("#") else { return nil }
            rawValue = String(description.dropFirst())
        }
        var description: String { "#" + rawValue }
    }

    private struct Even: RawRepresentable {
        let rawValue: String
        init?(rawValue: String) {
            guard rawValue.count.isMultiple(of: 2) else { return nil }
            self.rawValue = rawValue
        }
    }

    @Test func valuesHaveTheTypeThatIsAskedFor() throws {
        let values: LinkValues = ["id": "12", "share": "0.5", "on": "true", "sort": "rating", "name": "#x"]
        #expect(try values.value("id", as: Int.self) == 12)
        #expect(try values.value("share", as: Double.self) == 0.5)
        #expect(try values.value("on") == true)
        #expect(try values.value("sort", as: ShopRoute.Sort.self) == .rating)
        #expect(try values.value("name", as: Name.self) == Name(rawValue: "x"), "the description counts")
        #expect(try values.optionalValue("none", as: Int.self) == nil)
        #expect(values["id"] == "12")
    }

    @Test func anotherValueIsSaidToBeWrong() {
        let values: LinkValues = ["v": "?"]
        expect("a whole number") { () throws(LinkValueError) in _ = try values.value("v", as: Int.self) }
        expect("a whole number") { () throws(LinkValueError) in _ = try values.optionalValue("v", as: UInt8.self) }
        expect("a number") { () throws(LinkValueError) in _ = try values.value("v", as: Double.self) }
        expect("true or false") { () throws(LinkValueError) in _ = try values.value("v", as: Bool.self) }
        expect("one of price-asc, rating") { () throws(LinkValueError) in
            _ = try values.optionalValue("v", as: ShopRoute.Sort.self)
        }
        expect("a valid ValuesTests.Even") { () throws(LinkValueError) in _ = try values.value("v", as: Even.self) }
        expect("a valid ValuesTests.Name") { () throws(LinkValueError) in _ = try values.value("v", as: Name.self) }
    }

    @Test func setValuesAreTheirDescriptionsOrRawValues() {
        let none: Int? = nil
        let values = LinkValues().setting("id", 12).setting("none", none).setting("sort", ShopRoute.Sort.rating)
            .setting("name", Name(rawValue: "x"))
        #expect(values == ["id": "12", "sort": "rating", "name": "#x"])
    }

    private func expect(_ expected: String, _ read: () throws(LinkValueError) -> Void) {
        do throws(LinkValueError) {
            try read()
            Issue.record("no error")
        } catch {
            #expect(error == LinkValueError(name: "v", value: "?", expected: expected))
        }
    }
}
