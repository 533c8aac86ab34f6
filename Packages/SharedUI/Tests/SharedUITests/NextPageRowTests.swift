#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct NextPageRowTests {
        private typealias State = PaginatedViewState<[Int], ServiceError>

        private final class Calls {
            var next = 0
            var retry = 0
        }

        private let calls = Calls()

        private func shown(_ state: PaginatedViewState<[Int], ServiceError>, hasNextPage: Bool = true) -> ScreenDriver {
            ScreenDriver { [calls] in
                NextPageRow(state, hasNextPage: hasNextPage) {
                    calls.next += 1
                } retry: {
                    calls.retry += 1
                }
            }
        }

        @Test func itAsksForTheNextPageWhenItAppears() {
            let app = shown(.success([1]))
            #expect(calls.next == 1)
            app.tap("Show more")
            #expect(calls.next == 2)
        }

        @Test func afterTheLastPageThereIsNothing() {
            #expect(shown(.success([1]), hasNextPage: false).texts.isEmpty)
            #expect(shown(.loadingFirstPage).texts.isEmpty)
            #expect(shown(.error(.offline)).texts.isEmpty)
            #expect(calls.next == 0)
        }

        @Test func aPageOnItsWayIsShown() {
            #expect(shown(.loadingNextPage([1])).shows("Loading more"))
            #expect(calls.next == 0)
        }

        @Test func aFailedPageCanBeRetried() {
            let app = shown(.nextPageError([1], .offline))
            #expect(app.shows("You're offline"))
            #expect(calls.next == 0)
            app.tap(id: "next-page.retry.button")
            #expect(calls.retry == 1)
        }
    }
#endif
