/// An app of somebody else, which took the wishlist and nothing else.
@main
struct Elsewhere {
    static func main() async {
        let shop = Shop()
        await shop.useTheFlow()
        #if !canImport(SwiftUI)
            await shop.useTheScreen()
        #endif
    }
}
