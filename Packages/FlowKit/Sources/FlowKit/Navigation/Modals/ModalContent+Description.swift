extension ModalContent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sheet(let flow): "sheet of \(flow.routes.listed)"
        case .fullScreenCover(let flow): "cover of \(flow.routes.listed)"
        case .alert(let alert): "alert '\(alert.title)'"
        case .confirmationDialog(let dialog): "dialog '\(dialog.title)'"
        }
    }
}

extension Modal: CustomStringConvertible {
    public var description: String { "modal \(id.rawValue), \(content)" }
}
