#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The navigation journal with fixed events.
    final class NavigationJournalViewModelStub: NavigationJournalViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[JournalEvent], ServiceError> = .success([
            JournalEvent(id: 2, date: .sample, operation: "Push /products/12", source: "app", outcome: "changed"),
            JournalEvent(id: 1, date: .sample, operation: "Select tab wishlist", source: "link", outcome: "changed"),
        ])
        @Published var savedPath: String?

        func load() async {}
        func travel(to event: JournalEvent) {}
        func save() { savedPath = "/tmp/journal.json" }
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
                    "error": NavigationJournalViewModelStub { $0.state = .error(.storage("unwritable")) },
                ]
            ) { NavigationJournalView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.navigationJournal.preview }
    #endif
#endif
