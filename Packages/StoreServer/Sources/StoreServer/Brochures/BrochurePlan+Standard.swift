extension BrochurePlan {
    /// The newest first.
    static let standard: [BrochurePlan] = [springKitchen, wayToWork, roomToRest]

    private static let springKitchen = BrochurePlan(
        id: "spring-kitchen", title: "Spring in the Kitchen", subtitle: "Tools and ingredients for the season",
        validUntil: "2030-06-30T00:00:00.000Z",
        pages: [
            Page("Sharp and Heavy", "kitchen-accessories", count: 3, "A few good tools last a lifetime."),
            Page(
                "On the Counter", "kitchen-accessories", skip: 6, count: 2, "Everyday tools deserve a place in sight."),
            Page("From the Market", "groceries", count: 4, "Early vegetables, late apples, bread in between."),
            Page("For the Shelf", "groceries", skip: 8, count: 2, "Staples that keep, for every day of the week."),
        ])

    private static let wayToWork = BrochurePlan(
        id: "way-to-work", title: "The Way to Work", subtitle: "Light bags, warm tops, and a screen at the end",
        validUntil: "2030-03-31T00:00:00.000Z",
        pages: [
            Page("Carried Well", "womens-bags", count: 3, "Room for a laptop, and for a book, too."),
            Page("Layers", "tops", count: 4, "Cold on the platform, warm in the train."),
            Page("At the Desk", "laptops", count: 2, "Half the weight of last year's."),
        ])

    private static let roomToRest = BrochurePlan(
        id: "room-to-rest", title: "Room to Rest", subtitle: "Furniture and small things for the evening",
        validUntil: nil,
        pages: [
            Page("Sit Back", "furniture", count: 2, "Comfortable for the length of a film."),
            Page("Light and Wool", "home-decoration", count: 3, "A lamp in the corner makes the corner."),
            Page("Scents", "fragrances", count: 3, "Cedar, fig, and rain on stone."),
            Page("Before Sleep", "skin-care", count: 2, "Two minutes, twice a day."),
            Page("For the Table", "home-decoration", skip: 6, count: 1, "One thing, where everyone sees it."),
        ])
}
