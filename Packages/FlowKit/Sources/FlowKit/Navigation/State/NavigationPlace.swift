/// Where a stack of screens is: in a tab, or in something presented.
public enum NavigationPlace<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    case tab(Schema.Tab)
    case modal(ModalID)
}
