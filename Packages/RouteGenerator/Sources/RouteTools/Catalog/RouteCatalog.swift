public import RouteGenerator
public import RoutePatterns

/// All that is known of an app's routes: what every command works on.
public struct RouteCatalog: Sendable {
    public let map: AppMap
    /// In the order in which they are shown: by activity, tabs first, each with what belongs to it.
    public let screens: [AppMap.Screen]
    /// Where the app sends one that leaves a screen.
    public let exits: [RouteExit]
    /// The paths of all screens, in their order.
    public let automaton: RouteAutomaton
    /// What paths of files begin with that need not be shown.
    private let root: String

    /// - Parameters:
    ///   - sources: Of all modules that belong to the app.
    ///   - root: A folder; files in it are shown without it.
    /// - Throws: ``RouteToolError/invalidDeclarations(_:)``, ``RouteToolError/noScreen``.
    public init(_ sources: [RouteSource], root: String = "") throws(RouteToolError) {
        var declarations = Declarations()
        var relevant: [RouteSource] = []
        for source in sources where Prefilter(module: source.file.module).accepts(source.bytes) {
            declarations.files.append(SourceScanner().scan(source.bytes, of: source.file))
            relevant.append(source)
        }
        // The app's own module is named only so that its routes need not be public; whoever asks here only looks.
        let analysis = Analysis(declarations)
        guard let map = analysis.map else { throw .invalidDeclarations(analysis.diagnostics) }
        guard !map.features.isEmpty else { throw .noScreen }
        self.map = map
        self.root = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
        screens = Self.ordered(map)
        exits = ExitReader(map).exits(in: relevant)
        do throws(RouteConflict) {
            automaton = try RouteAutomaton(screens.map(\.pattern))
        } catch {
            // An analysis that made a map has found no conflict.
            throw .noScreen
        }
    }

    /// Where a screen is declared: `Packages/Bag/…/BagViewModel.swift:8`.
    public func place(of screen: AppMap.Screen) -> String {
        let file = screen.place.file
        return "\(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file):\(screen.place.position.line)"
    }

    /// The tab in which a link shows a screen.
    public func tab(of screen: AppMap.Screen) -> AppMap.Tab? { map.homeTab(of: screen) }

    public func defaultTab(of activity: String) -> AppMap.Tab? {
        let name = map.activities.first { $0.identifier == activity }?.defaultTab
        return map.tabs.first { $0.name == name }
    }

    /// The screen at the root of a tab.
    public func root(of tab: AppMap.Tab) -> AppMap.Screen? { screens.first { $0.tab == tab } }

    private static func ordered(_ map: AppMap) -> [AppMap.Screen] {
        map.activities.flatMap { activity in
            let own = map.screens.filter { $0.activity == activity.identifier }
            let roots = map.tabs.compactMap { tab in own.first { $0.tab == tab } }
            return roots + own.filter { $0.tab == nil }.sorted { $0.pattern.text < $1.pattern.text }
        }
    }
}

extension AppMap.Screen {
    /// As it is called in all that is shown: its module and its route, `ProductDetails.productDetails`.
    public var name: String { "\(module).\(route)" }
}
