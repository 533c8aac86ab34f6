/// The identity of a position in the view graph among its siblings.
enum NodeKey: Hashable {
    case index(Int)
    case branch(Bool)
    case type(ObjectIdentifier)
    case id(AnyHashable)
    case part(Part)
    /// A node that a modifier put around another one.
    case around(Int)

    /// The fixed parts that primitive views and modifiers are made of.
    enum Part: UInt8 {
        case content, modified, root, screen, toolbar, search, header, footer, label, valueLabel, options, icon, title
        case appearance, change, sheet, alert, dialog, actions, message, background, overlay, inset, menu, focus
        case swipeActions, tabItem, presented, row
    }
}
