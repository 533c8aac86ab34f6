import Bag
import Core
import FlowUI
import Home
import Localization
import Model
import Search
import Web

#if !canImport(SwiftUI)
    @_spi(Inspection) import HeadlessUI
#endif

/// The smallest app, which is copied beside this file, with modules that have the names of the shop's.
@main
struct Outside {
    @MainActor
    static func main() throws {
        let names = [
            BagModule.name, CoreModule.name, HomeModule.name, LocalizationModule.name, ModelModule.name,
            SearchModule.name,
            WebModule.name,
        ]
        print(names.joined(separator: " "))
        let model = try NotesModel()
        #if !canImport(SwiftUI)
            let host = ViewHost(NotesView(model: model))
            print(host.tree.texts.joined(separator: ", "))
            try model.open("notes://notes/1")
            print(host.tree.texts.joined(separator: ", "))
        #endif
    }
}
