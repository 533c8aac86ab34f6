/// One change of the page. The client carries them out in order.
enum Operation: Equatable, Sendable {
    /// Takes an element out, with all that is in it.
    case remove(ElementID)
    /// Puts a new element into `parent`, before `sibling` or at the end.
    case insert(Element, parent: ElementID, before: ElementID?)
    /// Moves an element among its siblings, before `sibling` or to the end.
    case move(ElementID, parent: ElementID, before: ElementID?)
    /// Puts a new element where the one of that id stands.
    case replace(ElementID, with: Element)
    /// Sets attributes; `nil` takes one away.
    case set(ElementID, [AttributeChange])
    /// Sets the text of an element that holds only text.
    case text(ElementID, String)
}

struct AttributeChange: Equatable, Sendable {
    let name: AttributeName
    let value: String?
}
