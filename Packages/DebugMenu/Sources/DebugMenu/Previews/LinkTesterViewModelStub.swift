#if DEBUG
    import FlowKit
    public import SharedUI

    /// The link tester with fixed content.
    final class LinkTesterViewModelStub: LinkTesterViewModelProtocol, ViewModelStub {
        @Published var text = ""
        @Published var isLoading = false
        @Published var explanation: LinkExplanation?
        var canExplain: Bool { !text.isEmpty && !isLoading }

        func explain() async {}
        func open() {}
    }

    extension GalleryScreen {
        public static var linkTester: GalleryScreen {
            GalleryScreen(
                "LinkTester",
                [
                    "empty": LinkTesterViewModelStub(),
                    "loading": LinkTesterViewModelStub {
                        $0.text = "/products/12"
                        $0.isLoading = true
                    },
                    "explained": LinkTesterViewModelStub {
                        $0.text = "/products/12"
                        $0.explanation = LinkExplanation(rows: [.init("Route", "/products/:id"), .init("Tab", "shop")])
                    },
                    "refused": LinkTesterViewModelStub {
                        $0.text = "/nowhere"
                        $0.explanation = LinkExplanation(refusal: "No screen has this path.")
                    },
                ]
            ) { LinkTesterView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.linkTester.preview }
    #endif
#endif
