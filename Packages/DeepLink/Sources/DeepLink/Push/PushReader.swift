/// Reads the fields of a push, in either form.
struct PushReader {
    /// The app's own fields.
    let flow: PushObject
    /// What Apple's service calls `aps`; nil in the app's own form.
    private let aps: PushObject?

    init(_ root: PushObject) throws(PushPayloadError) {
        aps = try root.object("aps")
        if aps == nil {
            flow = root
        } else if let own = try root.object("flow") {
            flow = own
        } else {
            throw .missing(path: "flow")
        }
    }

    func checkVersion() throws(PushPayloadError) {
        guard let version = try flow.integer("version") else { throw .missing(path: flow.path(to: "version")) }
        guard version == 1 else { throw .unknownVersion(version) }
    }

    /// Apple's form says it by what is there.
    func kind() throws(PushPayloadError) -> PushPayload.Kind {
        if let kind = try flow.choice("kind", PushPayload.Kind.self) { return kind }
        guard let aps else { throw .missing(path: flow.path(to: "kind")) }
        let isSilent = try aps.integer("content-available") == 1 && aps["alert"] == nil
        return isSilent ? .silent : .alert
    }

    func title() throws(PushPayloadError) -> String? {
        if let title = try flow.text("title", PushLimits.title) { return title }
        // An alert may be a text alone, or have nothing but a body.
        if case .text? = aps?["alert"] { return try aps?.text("alert", PushLimits.title) }
        let alert = try aps?.object("alert")
        if let title = try alert?.text("title", PushLimits.title) { return title }
        return try alert?.text("body", PushLimits.title)
    }

    func body() throws(PushPayloadError) -> String? {
        if let body = try flow.text("body", PushLimits.text, allowsLines: true) { return body }
        if case .text? = aps?["alert"] { return nil }
        guard let alert = try aps?.object("alert"), alert["title"] != nil || flow["title"] != nil else { return nil }
        return try alert.text("body", PushLimits.text, allowsLines: true)
    }

    func policy() throws(PushPayloadError) -> InboundPolicy.Change {
        guard let policy = try flow.object("policy") else { return .none }
        return InboundPolicy.Change(
            placement: try policy.choice("placement"), dismissesModals: try policy.bool("dismissesModals"))
    }

    func topics() throws(PushPayloadError) -> [RefreshTopic] {
        var topics: [RefreshTopic] = []
        for (index, value) in try flow.list("refresh", PushLimits.topics).enumerated() {
            let path = flow.path(to: "refresh[\(index)]")
            guard case .text(let text) = value else {
                throw .wrongType(path: path, expected: "a text", found: value.kind)
            }
            topics.append(RefreshTopic(rawValue: try PushObject.checked(text, at: path, PushLimits.name)))
        }
        return topics
    }

    func actions() throws(PushPayloadError) -> [PushPayload.Action] {
        var actions: [PushPayload.Action] = []
        for (index, value) in try flow.list("actions", PushLimits.actions).enumerated() {
            let path = flow.path(to: "actions[\(index)]")
            guard case .object(let fields) = value else {
                throw .wrongType(path: path, expected: "an object", found: value.kind)
            }
            let object = PushObject(fields, at: path)
            guard let id = try object.text("id", PushLimits.name) else { throw .missing(path: object.path(to: "id")) }
            guard !actions.contains(where: { $0.id == id }) else {
                throw .repeatedAction(path: object.path(to: "id"))
            }
            guard let title = try object.text("title", PushLimits.title) else {
                throw .missing(path: object.path(to: "title"))
            }
            actions.append(PushPayload.Action(id: id, title: title, link: try object.link("link")))
        }
        return actions
    }
}
