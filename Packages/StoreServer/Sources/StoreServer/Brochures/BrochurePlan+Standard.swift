extension BrochurePlan {
    /// The newest first.
    static let standard: [BrochurePlan] = [springKitchen, wayToWork, roomToRest]

    private static let springKitchen = BrochurePlan(
        id: "spring-kitchen", title: "Spring in the Kitchen", subtitle: "What to cook with, and what to cook",
        validUntil: "2030-06-30T00:00:00.000Z",
        pages: [
            Page("Sharp and Heavy", "kitchen-accessories", count: 3, "Good tools are few, and are kept for life."),
            Page("On the Worktop", "kitchen-accessories", skip: 6, count: 2, "What is used daily may be seen daily."),
            Page("From the Market", "groceries", count: 4, "Early vegetables, late apples, bread in between."),
            Page("For the Shelf", "groceries", skip: 8, count: 2, "What keeps, so that there is always something."),
        ])

    private static let wayToWork = BrochurePlan(
        id: "way-to-work", title: "The Way to Work", subtitle: "Light bags, warm tops, and a screen at the end",
        validUntil: "2030-03-31T00:00:00.000Z",
        pages: [
            Page("Carried Well", "womens-bags", count: 3, "Room for a laptop, and for a book besides."),
            Page("Layers", "tops", count: 4, "Cold on the platform, warm in the train."),
            Page("At the Desk", "laptops", count: 2, "Half the weight of last year's."),
        ])

    private static let roomToRest = BrochurePlan(
        id: "room-to-rest", title: "Room to Rest", subtitle: "Furniture and small things for the evening",
        validUntil: nil,
        pages: [
            Page("To Sit and to Lie", "furniture", count: 2, "Made to be sat in for the length of a film."),
            Page("Light and Wool", "home-decoration", count: 3, "A lamp in the corner makes the corner."),
            Page("Scents", "fragrances", count: 3, "Cedar, fig, and rain on stone."),
            Page("Before Sleep", "skin-care", count: 2, "Two minutes, twice a day."),
            Page("For the Table", "home-decoration", skip: 6, count: 1, "One thing, where everyone sees it."),
        ])
}
