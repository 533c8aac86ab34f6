/// The code of an app's tabs, routes and links, for one target.
public struct GeneratedCode {
    private let map: AppMap
    private let names: TypeNames
    private let target: GenerationTarget

    /// - Parameters:
    ///   - map: What the code is about.
    ///   - declarations: What the map was made of; says which names are taken.
    ///   - target: Where the code is compiled.
    public init(_ map: AppMap, _ declarations: Declarations, for target: GenerationTarget) {
        self.map = map
        self.target = target
        names = TypeNames(declarations)
    }

    /// The source. The same map gives the same text.
    public var text: String {
        var writer = CodeWriter()
        writer.line(
            "// Made by route-generator of what the view models declare. A change here is lost when it is made again.")
        writer.line()
        writer.lines(imports)
        ActivityCode(map: map).write(to: &writer)
        TabCode(map: map, names: names).write(to: &writer)
        RouteCode(map: map, names: names).write(to: &writer)
        SchemaCode().write(to: &writer)
        DestinationCode(map: map).write(to: &writer)
        RoutableTypesCode(map: map, names: names).write(to: &writer)
        LinkCode(map: map).write(to: &writer)
        return writer.text
    }

    private var imports: [String] {
        let features = map.features.map(\.module).filter { $0 != target.module }
        let ofAPI = Set(features + ["DeepLink", "FlowKit"])
        let views = target.imports.contains("SharedUI") ? "SharedUI" : "SwiftUI"
        let all = ofAPI.union([views]).sorted()
        // Without the feature every import is public, and must not say so where other files do not.
        return ["#if hasFeature(InternalImportsByDefault)"]
            + all.map { ofAPI.contains($0) ? "    public import \($0)" : "    import \($0)" }
            + ["#else"] + all.map { "    import \($0)" } + ["#endif"]
    }
}
