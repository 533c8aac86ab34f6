extension RoutePattern {
    /// The query parameter that names a tab, in every link.
    public static let tabName = "tab"
    /// The query parameter that names a screen under the link's own, in every link.
    public static let viaName = "via"
    /// The query parameter that names a screen over the link's own, in every link.
    public static let modalName = "modal"
    /// The query parameter that says how the link's screen comes up, in every link.
    public static let transitionName = "as"

    /// The query parameters that mean the same in every link. No pattern can have one of these names.
    public static let reservedNames = [tabName, viaName, modalName, transitionName]

    /// What a reserved name says in a link; nil for any other name.
    static func meaning(ofReserved name: String) -> String? {
        switch name {
        case tabName: "names the tab"
        case viaName: "names a screen under the link's own"
        case modalName: "names a screen over the link's own"
        case transitionName: "says how the screen comes up"
        default: nil
        }
    }
}
