/// Says where something is declared that nothing comes of: what is written for the generator is never passed over in
/// silence.
struct StrayCheck {
    let file: FileDeclarations

    func check(_ findings: inout Findings) {
        for stray in file.strays {
            let remedy =
                stray.value == "RouteConfig"
                ? "Write it into a view model, as: static let routeConfig = RouteConfig(…)"
                : "Write it into an extension of ActivityConfig, as: static let shop = ActivityConfig(…)"
            findings.error(
                "nothing comes of this \(stray.value). \(remedy), or remove it.",
                at: SourcePlace(file.file.path, stray.position))
        }
        var seen: [String: SourcePosition] = [:]
        for constant in file.routeConfigs {
            if let other = seen[constant.type] {
                findings.error(
                    "\(constant.type) has two routeConfigs. Remove one of them.",
                    at: SourcePlace(file.file.path, constant.position),
                    notes: [.init("the other one is here", at: SourcePlace(file.file.path, other))])
            }
            seen[constant.type] = constant.position
        }
    }
}
