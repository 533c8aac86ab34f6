@_spi(Inspection) import HeadlessUI

extension Session {
    /// Carries out what a page without script posted: what was typed, then the button that was pressed.
    ///
    /// A form holds every field of the page. Only those that differ from what the app shows are sent on, so that an
    /// untouched field sends nothing.
    func handle(_ form: FormPost) {
        touch()
        var submitted: [(RenderNode.Event, ElementID, String)] = []
        var isDefault = false
        for field in form.fields {
            if let event = RenderNode.Event(rawValue: field.name) {
                // The value is the element's id, and after an equals sign what to change it to.
                let parts = field.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if let name = parts.first, let id = ElementID(text: name) {
                    submitted.append((event, id, parts.count > 1 ? String(parts[1]) : ""))
                }
            } else if field.name == "enter" {
                isDefault = true
            } else if let id = ElementID(text: field.name), let node = renderer.node(of: id, in: views.tree),
                renderer.value(of: node) != field.value
            {
                node.send(.change, field.value)
                submitted.append((.submit, id, ""))
            }
        }
        for (event, id, value) in submitted {
            // Return in a field presses the form's first button, which names nothing: the fields that changed are meant.
            if event == .submit, !isDefault { continue }
            send(event, to: id, value: value)
        }
    }
}
