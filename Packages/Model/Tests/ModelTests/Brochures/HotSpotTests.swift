import Model
import Testing

@Suite struct HotSpotTests {
    @Test("What lies outside of the page is cut off") func outside() {
        let spot = HotSpot(product: Product.ID(rawValue: 1), title: "Pan", x: 0.75, y: -1, width: 0.5, height: 2)
        #expect(spot.x == 0.75 && spot.y == 0 && spot.width == 0.25 && spot.height == 1)
    }

    @Test("What is no number is nothing") func noNumber() {
        let spot = HotSpot(
            product: Product.ID(rawValue: 1), title: "Pan", x: .nan, y: .infinity, width: .nan, height: 1)
        #expect(spot.x == 0 && spot.y == 0 && spot.width == 0 && spot.height == 1)
    }
}
