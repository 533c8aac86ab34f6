#if canImport(SwiftUI) && !Headless
    import Foundation

    /// The program where the views are SwiftUI's, which only an app can show.
    @main
    enum HeadlessHint {
        static func main() {
            Output.warning(
                """
                This program shows the views of HeadlessUI. Build it with them: \
                swift run --traits Headless,Live storefront. The app for iPhone, iPad and Mac is in Apps/Storefront.
                """)
            exit(1)
        }
    }
#endif
