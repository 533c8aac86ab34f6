import Foundation
import Testing

@testable import Model

struct FlagRuleTests {
    private let emily = User.ID(rawValue: 1)

    @Test func theFirstRuleThatFitsDecides() {
        let flag = RemoteFlag(
            value: .string("plain"),
            rules: [
                FlagRule(countries: ["de"], value: .string("bunt")), FlagRule(users: [emily], value: .string("pink")),
            ])
        #expect(flag.value(named: "f", for: FlagAudience(device: "d")) == .string("plain"))
        #expect(flag.value(named: "f", for: FlagAudience(country: "de", device: "d")) == .string("bunt"))
        #expect(flag.value(named: "f", for: FlagAudience(user: emily, device: "d")) == .string("pink"))
        let both = FlagAudience(user: emily, country: "DE", device: "d")
        #expect(flag.value(named: "f", for: both) == .string("bunt"))
    }

    @Test func allThatARuleNamesMustFit() throws {
        let range = try #require(VersionRange(">=1.2 <2.0"))
        let rule = FlagRule(versions: range, users: [emily], countries: ["DE"], value: .bool(true))
        let fits = FlagAudience(version: AppVersion(1, 5), user: emily, country: "de", device: "d")
        #expect(rule.fits(fits, flag: "f"))
        for change in 0..<4 {
            var other = fits
            switch change {
            case 0: other.version = AppVersion(2)
            case 1: other.version = nil
            case 2: other.user = nil
            default: other.country = "AT"
            }
            #expect(!rule.fits(other, flag: "f"))
        }
        #expect(FlagRule(value: .bool(true)).fits(FlagAudience(device: ""), flag: ""))
    }

    @Test func aPercentageHitsAboutSoManyAndAlwaysTheSame() {
        for percentage in [0.0, 1, 25, 50, 99, 100] {
            let rule = FlagRule(percentage: percentage, value: .bool(true))
            let audiences = (0..<4_000).map { FlagAudience(device: "device-\($0)") }
            let hit = audiences.filter { rule.fits($0, flag: "new-search") }
            #expect(abs(Double(hit.count) / 40 - percentage) < 3)
            #expect(hit == audiences.filter { rule.fits($0, flag: "new-search") })
        }
    }

    @Test func largerPercentagesIncludeTheUsersOfSmallerPercentages() {
        for number in 0..<500 {
            let audience = FlagAudience(user: User.ID(rawValue: number), device: "d")
            let fits = [10.0, 30, 60].map {
                FlagRule(percentage: $0, value: .bool(true)).fits(audience, flag: "f")
            }
            #expect(fits == fits.sorted { !$0 && $1 })
        }
    }

    @Test func twoFlagsDoNotHitTheSamePeople() {
        let rule = FlagRule(percentage: 50, value: .bool(true))
        let audiences = (0..<2_000).map { FlagAudience(device: "device-\($0)") }
        let both = audiences.count { rule.fits($0, flag: "one") && rule.fits($0, flag: "other") }
        #expect((400...600).contains(both))
    }

    /// These numbers are a promise: another hash would have people change sides.
    @Test func theShareIsTheSameEverywhere() {
        #expect(StableHash.value(of: "") == 0xefd0_1f60_ba99_2926)
        let emily = FlagAudience(user: emily, device: "ignored")
        #expect(
            emily.share(in: "new-search") == FlagAudience(user: self.emily, device: "other").share(in: "new-search"))
        #expect(FlagAudience(device: "a").share(in: "f") != FlagAudience(device: "b").share(in: "f"))
    }

    @Test(arguments: [
        (">=1.2 <2.0", "1.2", true), (">=1.2 <2.0", "2.0", false), (">=1.2 <2.0", "1.1.9", false),
        ("1.2", "1.2.0", true),
        ("=1.2", "1.2.1", false), ("<=1.2", "1.2", true), (">1.2", "1.2", false), (" >1.2  <1.4 ", "1.3", true),
    ])
    func versionsAreCompared(_ range: String, _ version: String, _ isIn: Bool) throws {
        let range = try #require(VersionRange(range))
        #expect(range.contains(try #require(AppVersion(version))) == isIn)
        #expect(VersionRange(range.description) == range)
    }

    @Test(arguments: ["", " ", ">=", "> 1.2", "1.2,1.3", ">=x", "~1.2", "1.2 - 1.3"])
    func invalidVersionRangeIsRejected(_ text: String) { #expect(VersionRange(text) == nil) }

    @Test func valuesHaveOneType() throws {
        #expect(Bool(RawFlagValue.int(1)) == nil && Int(RawFlagValue.bool(true)) == nil)
        #expect(String(RawFlagValue.int(1)) == nil && Int(RawFlagValue.double(1.5)) == nil)
        #expect(Double(RawFlagValue.int(2)) == 2 && Double(RawFlagValue.string("2")) == nil)
        let values: [RawFlagValue] = [.bool(true), .int(7), .double(1.5), .string("a"), .bool(false), .string("1")]
        let decoded = try JSONDecoder().decode([RawFlagValue].self, from: JSONEncoder().encode(values))
        #expect(decoded == values)
        #expect(values.map(\.description) == ["true", "7", "1.5", "\"a\"", "false", "\"1\""])
    }
}
