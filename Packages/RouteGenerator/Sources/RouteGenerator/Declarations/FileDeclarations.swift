/// What one source declares.
public struct FileDeclarations: Hashable, Sendable {
    public var file: SourceFile
    /// `static let routeConfig = RouteConfig(…)`, in whatever type.
    public var routeConfigs: [ConstantDeclaration] = []
    /// `static let shop = ActivityConfig(…)`, in `ActivityConfig`.
    public var activityConfigs: [ConstantDeclaration] = []
    /// `static let shop: ActivityID = "shop"`, in `ActivityID`.
    public var activityIDs: [ConstantDeclaration] = []
    /// Enumerations whose name ends in `Route`.
    public var routes: [EnumDeclaration] = []
    /// Enumerations whose name ends in `Exit`.
    public var exits: [EnumDeclaration] = []
    /// All types, and extensions that add conformances.
    public var types: [TypeDeclaration] = []
    /// `RouteConfig(…)` and `ActivityConfig(…)` where no route and no activity comes of it.
    public var strays: [Located<String>] = []

    public init(_ file: SourceFile) {
        self.file = file
    }

    /// Whether there is nothing to remember of it.
    public var isEmpty: Bool { self == FileDeclarations(file) }
}
