@_spi(Inspection) import HeadlessUI

extension Session {
    /// Carries out what a page without script posted: what was typed, then the button that was pressed.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - page: The page that posted it; without one it is the window that the user turned to last.
    /// - Returns: The window; `nil`, with nothing carried out, if the session may not send so many events now.
    func handle(_ form: FormPost, of page: PageID?) -> Window? {
        let window = find(page)?.window ?? active
        let events = window.events(of: form)
        guard admitsEvents(events.count) else { return nil }
        activate(window)
        for (event, id, value) in events { window.send(event, to: id, value: value) }
        return window
    }
}

extension Window {

    /// Returns the events that a form stands for.
    ///
    /// A form holds every field of the page. Only those that differ from what the app shows send an event.
    fileprivate func events(of form: FormPost) -> [(RenderNode.Event, ElementID, String)] {
        let tree = views.tree
        var changes: [(RenderNode.Event, ElementID, String)] = []
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
            } else if let id = ElementID(text: field.name), let node = renderer.node(of: id, in: tree) {
                // A browser sends line breaks as CRLF (HTML Standard, section 4.10.21.8).
                let value = field.value.replacing("\r\n", with: "\n")
                // The page has no text of a secure field: an empty one is as the user left it.
                let isUntouchedSecret = node.kind == .secureField && value.isEmpty
                guard !isUntouchedSecret, renderer.value(of: node) != value else { continue }
                changes.append((.change, id, value))
                submitted.append((.submit, id, ""))
            }
        }
        // Return in a field presses the form's first button, which names nothing: the fields that changed are meant.
        return changes + submitted.filter { isDefault || $0.0 != .submit }
    }
}
