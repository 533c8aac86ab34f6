import FlowKit
import Mocks
import Model
import SharedUI
import Testing

@testable import MyAccount

@MainActor
@Suite struct AboutTests {
    private let scene = AccountScene()

    @Test func theVersionAndTheLegalPagesAreNamed() {
        let viewModel = scene.flow().makeAboutViewModel()
        #expect(viewModel.name == "Flow Shop" && viewModel.version == "1.4.2")
        #expect(viewModel.pages == [.privacy, .terms, .imprint])
        viewModel.open(.terms)
        #expect(scene.exits == [.page(.terms)])
    }

    @Test func aShopWithoutAWebsiteHasNoLegalPages() {
        scene.webURLs = MockWebURLProvider(base: nil)
        #expect(scene.flow().makeAboutViewModel().pages.isEmpty)
    }

    @Test func eachLibraryHasALicenseOnTheWeb() {
        let libraries = SoftwareLibrary.all
        #expect(libraries.map(\.id) == libraries.map(\.id).sorted())
        #expect(Set(libraries.map(\.license)) == ["Apache 2.0", "MIT"])
        for library in libraries {
            #expect(library.url?.scheme == "https" && library.url?.path().contains("LICENSE") == true)
        }
    }
}
