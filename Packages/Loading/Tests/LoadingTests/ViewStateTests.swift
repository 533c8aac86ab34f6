import Loading
import Testing

@Suite struct ViewStateTests {
    private typealias State = ViewState<Int, TestFailure>

    @Test func eachStateSaysWhatItIs() {
        #expect(State.loading.isLoading)
        #expect(!State.loading.isSuccess)
        #expect(State.loading.value == nil)
        #expect(State.loading.failure == nil)
        #expect(State.success(1).isSuccess)
        #expect(!State.success(1).isLoading)
        #expect(State.success(1).value == 1)
        #expect(State.success(1).failure == nil)
        #expect(!State.error(.offline).isLoading)
        #expect(!State.error(.offline).isSuccess)
        #expect(State.error(.offline).value == nil)
        #expect(State.error(.offline).failure == .offline)
    }

    @Test(arguments: [
        (State.loading, ViewState<String, TestFailure>.loading), (.success(2), .success("2")),
        (.error(.broken), .error(.broken)),
    ])
    func mappingChangesJustTheValue(_ state: ViewState<Int, TestFailure>, _ mapped: ViewState<String, TestFailure>) {
        #expect(state.map(String.init) == mapped)
    }

    @Test func aValueThatIsNothingIsStillAValue() {
        #expect(ViewState<Int?, TestFailure>.success(nil).isSuccess)
    }
}
