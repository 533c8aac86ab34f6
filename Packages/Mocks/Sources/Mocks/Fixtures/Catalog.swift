public import Model

extension [Product] {
    /// Thirty realistic products in four categories, numbered from 1.
    ///
    /// They include discounts (2, 7, 12, 17, 22, 27), sold-out products (5, 25), low stock (8, 19), minimum quantities
    /// (16 to 19), a stock below the minimum quantity (20), and products without a brand (10, 15, 16, 23).
    public static var catalog: [Product] { fragrances + furniture + groceries + kitchen }

    private static var fragrances: [Product] {
        [
            .fixture(
                id: 1, title: "Cedar Morning Eau de Toilette", brand: "Lumière", category: .fragrances, price: 64_00,
                rating: 4.6, stock: 32, description: "Cedar, bergamot and a little smoke.", tags: ["woody"]),
            .fixture(
                id: 2, title: "Fig Leaf Eau de Parfum", brand: "Lumière", category: .fragrances, price: 89_99,
                discount: 15_00, rating: 4.8, stock: 14, description: "Green fig on a warm wall.", tags: ["green"]),
            .fixture(
                id: 3, title: "Salt & Vetiver Cologne", brand: "Harbour", category: .fragrances, price: 52_50,
                rating: 4.1, stock: 47, description: "The sea, and grass behind it.", tags: ["fresh"]),
            .fixture(
                id: 4, title: "Iris Noir Extrait", brand: "Maison Aubert", category: .fragrances, price: 1_240_00,
                rating: 4.9, stock: 6, description: "Orris root aged for six years.", tags: ["powdery"]),
            .fixture(
                id: 5, title: "Neroli Travel Spray", brand: "Harbour", category: .fragrances, price: 24_00,
                rating: 3.9, stock: 0, description: "Ten millilitres of summer.", tags: ["citrus", "travel"]),
            .fixture(
                id: 6, title: "Amber Candle", brand: "Lumière", category: .fragrances, price: 38_00,
                rating: 4.4, stock: 21, description: "Burns for forty hours.", tags: ["home"]),
            .fixture(
                id: 7, title: "Rose Garden Discovery Set", brand: "Maison Aubert", category: .fragrances,
                price: 45_00, discount: 10_00, rating: 4.3, stock: 60, description: "Five roses, five moods.",
                tags: ["gift"]),
        ]
    }

    private static var furniture: [Product] {
        [
            .fixture(
                id: 8, title: "Oak Stool", brand: "Nordvik", category: .furniture, price: 49_00, rating: 4.5,
                stock: 3, tags: ["oak"]),
            .fixture(
                id: 9, title: "Walnut Desk", brand: "Nordvik", category: .furniture, price: 649_00, rating: 4.7,
                stock: 12, description: "Room for two screens and a dog underneath.", tags: ["office"]),
            .fixture(
                id: 10, title: "Linen Armchair", brand: nil, category: .furniture, price: 399_00, rating: 4.2,
                stock: 9, description: "Made for the last chapter.", tags: ["living room"]),
            .fixture(
                id: 11, title: "Round Dining Table", brand: "Nordvik", category: .furniture, price: 879_00,
                rating: 4.6, stock: 7, description: "Seats six, hides the chairs.", tags: ["dining"]),
            .fixture(
                id: 12, title: "Ladder Bookshelf", brand: "Stade", category: .furniture, price: 179_00,
                discount: 20_00, rating: 4.0, stock: 25, description: "Five shelves that lean on a wall.",
                tags: ["storage"]),
            .fixture(
                id: 13, title: "Platform Bed", brand: "Stade", category: .furniture, price: 1_099_00, rating: 4.4,
                stock: 10, description: "Solid ash, no squeak.", tags: ["bedroom"]),
            .fixture(
                id: 14, title: "Brass Floor Lamp", brand: "Halo", category: .furniture, price: 215_00, rating: 4.3,
                stock: 18, description: "Turns a corner into a place.", tags: ["light"]),
            .fixture(
                id: 15, title: "Coat Hook Rail", brand: nil, category: .furniture, price: 34_50, rating: 3.8,
                stock: 80, description: "Seven hooks for five people.", tags: ["hall"]),
        ]
    }

    private static var groceries: [Product] {
        [
            .fixture(
                id: 16, title: "Green Apples", brand: nil, category: .groceries, price: 79, rating: 4.2, stock: 240,
                minimumOrderQuantity: 4, description: "Crisp and sour.", tags: ["fruit"]),
            .fixture(
                id: 17, title: "Olive Oil, 500 ml", brand: "Valle Alta", category: .groceries, price: 14_99,
                discount: 7_17, rating: 4.7, stock: 52, minimumOrderQuantity: 2, description: "Pressed in November.",
                tags: ["oil"]),
            .fixture(
                id: 18, title: "Basmati Rice, 1 kg", brand: "Valle Alta", category: .groceries, price: 5_49,
                rating: 4.5, stock: 110, minimumOrderQuantity: 3, description: "Two years old, as it should be.",
                tags: ["grain"]),
            .fixture(
                id: 19, title: "Wildflower Honey", brand: "Bee & Sons", category: .groceries, price: 9_90,
                rating: 4.9, stock: 6, minimumOrderQuantity: 6, description: "From forty hives by a river.",
                tags: ["sweet"]),
            .fixture(
                id: 20, title: "Sea Salt Flakes", brand: "Harbour", category: .groceries, price: 6_25, rating: 4.4,
                stock: 5, minimumOrderQuantity: 12, description: "For the end, not the beginning.", tags: ["spice"]),
            .fixture(
                id: 21, title: "Dark Chocolate 74 %", brand: "Cacao Norte", category: .groceries, price: 4_20,
                rating: 4.6, stock: 300, description: "Bitter, in a good way.", tags: ["sweet"]),
            .fixture(
                id: 22, title: "Espresso Beans", brand: "Cacao Norte", category: .groceries, price: 18_00,
                discount: 5_00, rating: 4.3, stock: 75, description: "Roasted on Tuesdays.", tags: ["coffee"]),
        ]
    }

    private static var kitchen: [Product] {
        [
            .fixture(
                id: 23, title: "Chopping Board", brand: nil, category: .kitchen, price: 29_00, rating: 4.1,
                stock: 44, description: "End grain, kind to knives.", tags: ["wood"]),
            .fixture(
                id: 24, title: "Chef's Knife", brand: "Kanto", category: .kitchen, price: 119_00, rating: 4.8,
                stock: 22, description: "Twenty centimeters, one blade for all.", tags: ["knife"]),
            .fixture(
                id: 25, title: "Cast Iron Pan", brand: "Ferrum", category: .kitchen, price: 58_00, rating: 4.7,
                stock: 0, description: "Heavier than it looks.", tags: ["pan"]),
            .fixture(
                id: 26, title: "Pour-over Kettle", brand: "Kanto", category: .kitchen, price: 74_95, rating: 4.5,
                stock: 31, description: "A thin and steady stream.", tags: ["coffee"]),
            .fixture(
                id: 27, title: "Stoneware Bowls, Set of 4", brand: "Ferrum", category: .kitchen, price: 48_00,
                discount: 25_00, rating: 4.4, stock: 40, description: "No two glazes alike.", tags: ["table"]),
            .fixture(
                id: 28, title: "Salad Spinner", brand: "Halo", category: .kitchen, price: 22_49, rating: 3.7,
                stock: 65, description: "Loud, and dry in a minute.", tags: ["salad"]),
            .fixture(
                id: 29, title: "Pepper Mill", brand: "Stade", category: .kitchen, price: 36_00, rating: 4.2,
                stock: 28, description: "Steel grinder, from fine to rough.", tags: ["spice"]),
            .fixture(
                id: 30, title: "Mortar & Pestle", brand: "Ferrum", category: .kitchen, price: 41_00, rating: 4.6,
                stock: 16, description: "Granite that came to stay.", tags: ["spice"]),
        ]
    }
}

extension [ProductSummary] {
    /// The summaries of the thirty products.
    public static var catalog: [ProductSummary] { [Product].catalog.map(\.summary) }
}
