import Model
import Testing

@Suite struct ShopFlagsTests {
    private struct Declared {
        let isOn = FeatureFlag("is-on", default: true)
        let columns = FeatureFlag("columns", default: 2)
        let discount = FeatureFlag("discount", default: 0.5)
        let greeting = FeatureFlag("greeting", default: "Hello")
        let other = "no flag"
    }

    @Test func aDeclaredFlagOfAnyTypeIsListed() {
        let flags = [any DeclaredFlag](declaredIn: Declared())
        #expect(flags.map(\.name) == ["is-on", "columns", "discount", "greeting"])
        #expect(flags.map { Self.raw($0) } == [.bool(true), .int(2), .double(0.5), .string("Hello")])
    }

    @Test func theFlagsOfTheShopHaveDifferentNames() {
        let names = [any DeclaredFlag](declaredIn: ShopFlags.all).map(\.name)
        #expect(names.count >= 4)
        #expect(Set(names).count == names.count)
    }

    private static func raw(_ flag: some DeclaredFlag) -> RawFlagValue { flag.defaultValue.raw }
}
