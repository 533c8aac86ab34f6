import DeepLink
import Foundation
import Testing

@Suite struct ValuesTests {
    private struct Name: RawRepresentable, LosslessStringConvertible, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init?(_ description: String) {
            guard description.hasPrefix("#") else { return nil }
            rawValue = String(description.dropFirst())
        }
        var description: String { "#" + rawValue }
    }

    private struct Even: RawRepresentable, Hashable {
        let rawValue: Int
        init?(rawValue: Int) {
            guard rawValue.isMultiple(of: 2) else { return nil }
            self.rawValue = rawValue
        }
    }

    private struct Order: RawRepresentable, Hashable {
        let rawValue: UUID
    }

    private enum Level: Int, CaseIterable {
        case low = 1
        case high = 10
    }

    @Test func valuesHaveTheTypeThatIsAskedFor() throws {
        expect("12") { values throws(DeepLinkRefusal) in try values.value(0, LinkConversion<Int>.text) == 12 }
        expect("-9223372036854775808") { values throws(DeepLinkRefusal) in try values.value(0, .text) == Int.min }
        expect("+7") { values throws(DeepLinkRefusal) in try values.value(0, .text) == 7 }
        expect("255") { values throws(DeepLinkRefusal) in try values.value(0, .text) == UInt8.max }
        expect("0.5") { values throws(DeepLinkRefusal) in try values.value(0, .text) == 0.5 }
        expect("true") { values throws(DeepLinkRefusal) in try values.value(0, .text) == true }
        expect("a%2Fb") { values throws(DeepLinkRefusal) in try values.value(0, .text) == "a/b" }
        expect("%31%32") { values throws(DeepLinkRefusal) in try values.value(0, .text) == 12 }
        expect("rating") { values throws(DeepLinkRefusal) in try values.value(0, .text) == ShopRoute.Sort.rating }
        expect("10") { values throws(DeepLinkRefusal) in try values.value(0, .text) == Level.high }
        expect("4") { values throws(DeepLinkRefusal) in try values.value(0, .text) == Even(rawValue: 4) }
        expect("%23x") { values throws(DeepLinkRefusal) in try values.value(0, .text) == Name(rawValue: "x") }
        let uuid = UUID()
        expect(uuid.uuidString) { values throws(DeepLinkRefusal) in try values.value(0, .text) == uuid }
        expect(uuid.uuidString.lowercased()) { values throws(DeepLinkRefusal) in
            try values.value(0, .text) == Order(rawValue: uuid)
        }
    }

    @Test func aMissingValueIsNone() {
        expect("x") { values throws(DeepLinkRefusal) in values.optionalValue(1, LinkConversion<Int>.text) == nil }
        expect("x?q=") { values throws(DeepLinkRefusal) in values.optionalValue(1, .text) == "" }
        expect("x?q") { values throws(DeepLinkRefusal) in values.optionalValue(1, .text) == "" }
        expect("x?q=4") { values throws(DeepLinkRefusal) in values.optionalValue(1, .text) == Even(rawValue: 4) }
        expect("x") { values throws(DeepLinkRefusal) in values.repeatedValue(2, LinkConversion<Int>.text).isEmpty }
        expect("x?r=1&r=20") { values throws(DeepLinkRefusal) in values.repeatedValue(2, .text) == [1, 20] }
        expect("x?r=1&r=10") { values throws(DeepLinkRefusal) in
            values.repeatedValue(2, .text) == [Level.low, .high]
        }
    }

    /// The path decides, but an entry may do without one of its values.
    @Test func anUnreadableOptionalValueIsNone() {
        expect("x") { values throws(DeepLinkRefusal) in values.optionalValue(0, LinkConversion<Int>.text) == nil }
        expect("x?q=y") { values throws(DeepLinkRefusal) in values.optionalValue(1, LinkConversion<Int>.text) == nil }
        expect("x?q=1&q=1") { values throws(DeepLinkRefusal) in
            values.optionalValue(1, LinkConversion<Int>.text) == nil
        }
        expect("x?r=1&r=y&r=%&r=2") { values throws(DeepLinkRefusal) in values.repeatedValue(2, .text) == [1, 2] }
    }

    @Test func anotherValueIsSaidToBeWrong() {
        refused("a whole number") { values throws(DeepLinkRefusal) in _ = try values.value(0, LinkConversion<Int>.text)
        }
        refused("a whole number") { values throws(DeepLinkRefusal) in
            _ = try values.value(0, LinkConversion<UInt8>.text)
        }
        refused("a number") { values throws(DeepLinkRefusal) in _ = try values.value(0, LinkConversion<Double>.text) }
        refused("true or false") { values throws(DeepLinkRefusal) in _ = try values.value(0, LinkConversion<Bool>.text)
        }
        refused("one of price-asc, rating") { values throws(DeepLinkRefusal) in
            _ = try values.value(0, LinkConversion<ShopRoute.Sort>.text)
        }
        refused("one of 1, 10") { values throws(DeepLinkRefusal) in _ = try values.value(0, LinkConversion<Level>.text)
        }
        refused("a valid ValuesTests.Even") { values throws(DeepLinkRefusal) in
            _ = try values.value(0, LinkConversion<Even>.text)
        }
        refused("a valid ValuesTests.Name") { values throws(DeepLinkRefusal) in
            _ = try values.value(0, LinkConversion<Name>.text)
        }
        refused("a valid UUID") { values throws(DeepLinkRefusal) in _ = try values.value(0, LinkConversion<UUID>.text) }
        refused("a valid ValuesTests.Order") { values throws(DeepLinkRefusal) in
            _ = try values.value(0, LinkConversion<Order>.text)
        }
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "", "-", "+", "1_000", "0x10", "1.0", "١"])
    func nonIntegerValueIsRefused(_ text: String) {
        expect(text.isEmpty ? "~" : text) { values throws(DeepLinkRefusal) in
            do throws(DeepLinkRefusal) {
                _ = try values.value(0, LinkConversion<Int>.text)
                return false
            } catch {
                return error == DeepLinkRefusal.malformedParameter(name: "v", value: text, expected: "a whole number")
            }
        }
    }

    @Test func aValueThatThePatternDoesNotHaveIsMissing() {
        expect("x") { values throws(DeepLinkRefusal) in
            do throws(DeepLinkRefusal) {
                _ = try values.value(7, LinkConversion<Int>.text)
                return false
            } catch {
                return error
                    == DeepLinkRefusal.malformedParameter(name: "value 7", value: nil, expected: "a whole number")
            }
        }
        expect("x") { values throws(DeepLinkRefusal) in values.tail(0).isEmpty && values.tail(-1).isEmpty }
    }

    @Test func writtenValuesAreTheirDescriptionsOrRawValues() throws {
        let uuid = try #require(UUID(uuidString: "01234567-89ab-cdef-0123-456789abcdef"))
        let entry = LinkEntry<Int>("/:a/:b/:c/:d?e&f&g&h*&i*") { _ in
            1
        } print: { _, link in
            link.write(Int.min, .text)
            link.write(Name(rawValue: "x"), .text)
            link.write(uuid, .text)
            link.write(0, .text)
            link.write(ShopRoute.Sort?.some(.rating), .text)
            link.write(Level?.none, .text)
            link.write(Even(rawValue: 4), .text)
            link.write([true, false], .text)
            link.write([Order(rawValue: uuid)], .text)
            return true
        }
        let router = URLRouter(try LinkTable([entry]), policy: LinkPolicy())
        #expect(
            router.link(for: 1)
                == "/-9223372036854775808/%23x/01234567-89AB-CDEF-0123-456789ABCDEF/0?e=rating&g=4&h=true&h=false"
                + "&i=01234567-89AB-CDEF-0123-456789ABCDEF")
    }

    private func refused(
        _ expected: String, _ read: @escaping @Sendable (LinkValues) throws(DeepLinkRefusal) -> Void
    ) {
        expect("%3F") { values throws(DeepLinkRefusal) in
            do throws(DeepLinkRefusal) {
                try read(values)
                return false
            } catch {
                return error == DeepLinkRefusal.malformedParameter(name: "v", value: "?", expected: expected)
            }
        }
    }

    /// Reads a link that fits `/v/:v?q&r*`, after `/v/`.
    private func expect(
        _ link: String, _ read: @escaping @Sendable (inout LinkValues) throws(DeepLinkRefusal) -> Bool
    ) {
        let entry = LinkEntry<Bool>("/v/:v?q&r*") { values throws(DeepLinkRefusal) in
            try read(&values)
        } print: { _, _ in
            false
        }
        #expect(throws: Never.self) {
            let router = URLRouter(try LinkTable([entry]), policy: LinkPolicy())
            #expect(try router.route(from: "/v/" + link, source: .inside), "\(link)")
        }
    }
}
