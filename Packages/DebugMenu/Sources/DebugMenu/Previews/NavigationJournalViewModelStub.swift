#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The navigation journal with fixed events.
    final class NavigationJournalViewModelStub: NavigationJournalViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[JournalEvent], Never> = .success([
            JournalEvent(id: 2, date: .sample, operation: "Push /products/12", source: "app", outcome: "changed"),
            JournalEvent(id: 1, date: .sample, operation: "Select tab wishlist", source: "link", outcome: "changed"),
        ])
        @Published var saved: Result<String, ServiceError>?

        func load() async {}
        func travel(to event: JournalEvent) {}
        func save() { saved = .success("/tmp/journal.json") }
    }

    extension GalleryScreen {
        public static var navigationJournal: GalleryScreen {
            GalleryScreen(
                "NavigationJournal",
                [
                    "events": NavigationJournalViewModelStub(),
                    "saved": NavigationJournalViewModelStub { $0.save() },
                    "loading": NavigationJournalViewModelStub { $0.state = .loading },
                    "empty": NavigationJournalViewModelStub { $0.state = .success([]) },
                    "not saved": NavigationJournalViewModelStub { $0.saved = .failure(.storage("unwritable")) },
                ]
            ) { NavigationJournalView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.navigationJournal.preview }
    #endif
#endif
