#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    /// The code of the README.
    struct LampView: View {
        let state: ViewState<ProductSummary, ServiceError>
        let retry: @MainActor () -> Void

        var body: some View {
            switch state {
            case .loading: ProgressView("Loading")
            case .success(let lamp): ProductCard(lamp, identifier: "lamps.product-\(lamp.id)") { print("open it") }
            case .error(let error): ErrorView(error, retry: retry)
            }
        }
    }

    @MainActor
    @Suite struct ReadmeTests {
        @Test func theViewOfTheReadme() {
            var retries = 0
            #expect(ScreenDriver { LampView(state: .loading) {} }.shows("Loading"))
            #expect(ScreenDriver { LampView(state: .success(.lamp())) {} }.shows(id: "lamps.product-12.card"))
            ScreenDriver { LampView(state: .error(.offline)) { retries += 1 } }.tap("Try again")
            #expect(retries == 1)
        }
    }
#endif
