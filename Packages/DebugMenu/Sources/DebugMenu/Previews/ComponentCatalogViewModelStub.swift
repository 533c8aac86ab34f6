#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The component catalog with a chosen group.
    final class ComponentCatalogViewModelStub: ComponentCatalogViewModelProtocol, ViewModelStub {
        @Published var group = ComponentGroup.styles
    }

    extension GalleryScreen {
        public static var componentCatalog: GalleryScreen {
            GalleryScreen(
                "ComponentCatalog",
                [
                    "styles": ComponentCatalogViewModelStub(),
                    "progress": ComponentCatalogViewModelStub { $0.group = .progress },
                ]
            ) { ComponentCatalogView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.componentCatalog.preview }
    #endif
#endif
