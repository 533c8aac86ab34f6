extension ScreenReader {
    func tab(_ call: CallReader, _ findings: inout Findings) -> DeclaredTab? {
        guard let argument = call.argument("tab"), argument.value != .nil else { return nil }
        guard case .call(let callee, let arguments) = argument.value,
            ["TabConfig", "FlowKit.TabConfig", ".init", "TabConfig.init"].contains(callee)
        else {
            call.report(
                argument, "TabConfig(identifier: \"…\", title: \"…\", icon: \"…\", index: 0), or nil", &findings)
            return nil
        }
        let tab = CallReader(
            "TabConfig", arguments, labels: ["identifier", "title", "icon", "index"], file: file.path,
            at: argument.valuePosition, &findings)
        let identifier = tab.string("identifier", like: "bag", &findings)
        let title = tab.string("title", like: "Bag", &findings)
        let icon = tab.string("icon", like: "bag", &findings)
        let index = tab.index("index", &findings)
        guard let identifier, let title, let icon, let index else { return nil }
        return DeclaredTab(
            identifier: Located(identifier.value.text, at: identifier.position), title: title.value.text,
            icon: icon.value.text, index: index, position: argument.valuePosition)
    }
}
