public import FlowKit

extension ProductCategory {
    /// The name in the user's language.
    public var title: LocalizedStringResource { Self.title(of: name) }

    /// Returns the name of a category, or of a group of categories, in the user's language.
    ///
    /// The server sends English names. The usual ones are translated here, because the sessions of a browser host share the
    /// stored catalog, but not the language. Others are shown as they are.
    public static func title(of name: String) -> LocalizedStringResource {
        // Some servers leave the apostrophe out.
        switch name.filter(\.isLetter).lowercased() {
        case "beauty": "Beauty"
        case "fragrances": "Fragrances"
        case "furniture": "Furniture"
        case "groceries": "Groceries"
        case "homedecoration": "Home Decoration"
        case "kitchenaccessories": "Kitchen Accessories"
        case "laptops": "Laptops"
        case "mens": "Men"
        case "mensshirts": "Men's Shirts"
        case "mensshoes": "Men's Shoes"
        case "menswatches": "Men's Watches"
        case "mobileaccessories": "Mobile Accessories"
        case "motorcycle": "Motorcycle"
        case "skincare": "Skin Care"
        case "smartphones": "Smartphones"
        case "sportsaccessories": "Sports Accessories"
        case "sunglasses": "Sunglasses"
        case "tablets": "Tablets"
        case "tops": "Tops"
        case "vehicle": "Vehicle"
        case "womens": "Women"
        case "womensbags": "Women's Bags"
        case "womensdresses": "Women's Dresses"
        case "womensjewellery", "womensjewelry": "Women's Jewelry"
        case "womensshoes": "Women's Shoes"
        case "womenswatches": "Women's Watches"
        case "bags": "Bags"
        case "dresses": "Dresses"
        case "jewellery", "jewelry": "Jewelry"
        case "shirts": "Shirts"
        case "shoes": "Shoes"
        case "watches": "Watches"
        default: "\(name)"
        }
    }
}
