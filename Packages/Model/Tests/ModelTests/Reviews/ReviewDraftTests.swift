import FlowKit
import Model
import Testing

struct ReviewDraftTests {
    @Test(arguments: [
        (ReviewDraft(), "Choose a star rating."),
        (ReviewDraft(rating: 6, comment: "Good"), "Choose a star rating."),
        (ReviewDraft(rating: 5), "Write a few words about the product."),
        (ReviewDraft(rating: 5, comment: " \n"), "Write a few words about the product."),
        (ReviewDraft(rating: 1, comment: String(repeating: "a", count: 2_002)), "Shorten your review by 2 characters."),
        (ReviewDraft(rating: 1, comment: String(repeating: "a", count: 2_005)), "Shorten your review by 5 characters."),
    ])
    func invalidDraftExplainsTheProblem(_ draft: ReviewDraft, _ text: String) {
        #expect(draft.problem.map { String(localized: $0.text) } == text)
    }

    @Test func aDraftWithStarsAndWordsCanBeSent() {
        #expect(ReviewDraft(rating: 1, comment: "No.").problem == nil)
        #expect(ReviewDraft(rating: 5, comment: String(repeating: "é", count: 2_000)).problem == nil)
    }

    @Test func allReviewsHaveAnAverage() {
        #expect(ReviewPage(all: []).average == nil)
        let page = ReviewPage(all: [5, 2].map { Review(rating: $0, comment: "", reviewer: "") })
        #expect(page.average == 3.5 && page.total == 2 && page.next == nil)
        #expect(page.ratings == [0, 1, 0, 0, 1])
    }

    @Test func theRatingsOfAPartAreUnknownUnlessTheServerSaysThem() {
        let reviews = [Review(rating: 5, comment: "", reviewer: "")]
        #expect(ReviewPage(reviews: reviews, total: 2, average: 4).ratings == nil)
        #expect(
            ReviewPage(reviews: reviews, total: 2, average: 4, ratings: [0, 0, 1, 0, 1]).ratings == [0, 0, 1, 0, 1])
    }
}
