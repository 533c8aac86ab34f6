import Loading
import Testing

@Suite struct PaginatedViewStateTests {
    private typealias State = PaginatedViewState<[Int], TestFailure>

    private struct Reading: Equatable {
        var isLoadingFirstPage = false
        var isLoadingNextPage = false
        var isLoading = false
        var isSuccess = false
        var value: [Int]?
        var failure: TestFailure?

        init(
            first: Bool = false, next: Bool = false, success: Bool = false, _ value: [Int]? = nil,
            _ failure: TestFailure? = nil
        ) {
            isLoadingFirstPage = first
            isLoadingNextPage = next
            isLoading = first || next
            isSuccess = success
            self.value = value
            self.failure = failure
        }

        init(_ state: State) {
            isLoadingFirstPage = state.isLoadingFirstPage
            isLoadingNextPage = state.isLoadingNextPage
            isLoading = state.isLoading
            isSuccess = state.isSuccess
            value = state.value
            failure = state.failure
        }
    }

    @Test func eachStateSaysWhatItIs() {
        #expect(Reading(.loadingFirstPage) == Reading(first: true))
        #expect(Reading(.loadingNextPage([1])) == Reading(next: true, [1]))
        #expect(Reading(.success([1])) == Reading(success: true, [1]))
        #expect(Reading(.error(.offline)) == Reading(nil, .offline))
        #expect(Reading(.nextPageError([1], .offline)) == Reading([1], .offline))
    }

    @Test func mappingChangesJustTheValue() {
        let states: [State] = [
            .loadingFirstPage, .loadingNextPage([1]), .success([1]), .error(.broken), .nextPageError([1], .broken),
        ]
        let mapped: [PaginatedViewState<Int, TestFailure>] = [
            .loadingFirstPage, .loadingNextPage(1), .success(1), .error(.broken), .nextPageError(1, .broken),
        ]
        #expect(states.map { $0.map(\.count) } == mapped)
    }
}
