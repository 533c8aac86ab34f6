/// Where products stand on a page. Spots never overlap, and leave room for the page's title above them.
enum BrochureLayout {
    /// - Parameter page: Its place in the brochure: pages that follow one another are laid out differently.
    static func spots(of products: [StoreProduct], page: Int) -> [StoreBrochure.Spot] {
        zip(products, frames(products.count, page)).map { product, frame in
            StoreBrochure.Spot(product: product, x: frame.0, y: frame.1, width: frame.2, height: frame.3)
        }
    }

    /// From the left, from the top, width and height. A page is three wide and four high, so that 400 by 300 is a square.
    private static func frames(_ count: Int, _ page: Int) -> [(Int, Int, Int, Int)] {
        let isOdd = page % 2 == 1
        switch count {
        case ...1: return [(150, 260, 700, 525)]
        case 2:
            return isOdd
                ? [(60, 180, 520, 390), (420, 590, 520, 390)]
                : [(420, 180, 520, 390), (60, 590, 520, 390)]
        case 3:
            return isOdd
                ? [(60, 190, 400, 300), (540, 190, 400, 300), (240, 530, 560, 420)]
                : [(220, 190, 560, 420), (60, 650, 400, 300), (540, 650, 400, 300)]
        default:
            return [(70, 200, 400, 300), (530, 230, 400, 300), (70, 600, 400, 300), (530, 630, 400, 300)]
        }
    }
}
