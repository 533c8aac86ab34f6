import FlowTestSupport
import Testing

@testable import BrowserHost

/// Carrying out the operations on what was shown gives exactly what is to be shown.
@Suite struct DifferTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func patchedIsFresh(seed: UInt64) throws {
        var random = RandomElements(SplitMix64(seed: seed))
        var shown = random.tree()
        let page = try MiniPage(app: HTMLWriter.html(shown, sprite: "/s.svg"))
        for number in 1...6 {
            let next = random.changed(shown)
            let frame = Frame(number: number, body: .operations(Differ.operations(from: shown, to: next)))
            let json = FrameEncoder(sprite: "/s.svg").encode(frame)
            try page.apply(json)
            let fresh = try MiniPage.element(HTMLWriter.html(next, sprite: "/s.svg"))
            #expect(page.app.outline == fresh.outline, "seed \(seed), step \(number), \(json)")
            shown = next
        }
    }

    @Test func nothingChangedIsNoOperation() {
        var random = RandomElements(SplitMix64(seed: 7))
        let tree = random.tree()
        #expect(Differ.operations(from: tree, to: tree).isEmpty)
    }

    @Test func oneRowToTheFrontIsOneMove() {
        let rows = (1...50).map { Element(ElementID($0), .li, [], .text("\($0)")) }
        let old = Element(ElementID(0), .ul, [], .elements(rows))
        let new = Element(ElementID(0), .ul, [], .elements([rows[49]] + rows[..<49]))
        #expect(
            Differ.operations(from: old, to: new)
                == [.move(ElementID(50), parent: ElementID(0), before: ElementID(1))])
    }

    @Test func onlyWhatIsNewIsSentAsHTML() {
        let rows = (1...50).map { Element(ElementID($0), .li, [], .text("\($0)")) }
        let old = Element(ElementID(0), .ul, [], .elements(rows))
        var changed = rows
        changed.remove(at: 9)
        let added = Element(ElementID(99), .li, [], .text("new"))
        changed.insert(added, at: 20)
        let new = Element(ElementID(0), .ul, [], .elements(changed))
        #expect(
            Differ.operations(from: old, to: new) == [
                .remove(ElementID(10)), .insert(added, parent: ElementID(0), before: ElementID(22)),
            ])
    }

    @Test func longestIncreasingRun() {
        #expect(LongestIncreasingSubsequence.indices(of: [2, 0, nil, 1, 3]) == [1, 3, 4])
        #expect(LongestIncreasingSubsequence.indices(of: []) == [])
        #expect(LongestIncreasingSubsequence.indices(of: [nil, nil]) == [])
    }
}

/// Random trees, and random changes of them.
struct RandomElements {
    private var generator: SplitMix64
    private var nextID = 1

    init(_ generator: SplitMix64) { self.generator = generator }

    mutating func tree() -> Element {
        Element(ElementID(0), .div, [], .elements((0..<5).map { _ in element(depth: 3) }))
    }

    private mutating func element(depth: Int) -> Element {
        nextID += 1
        let id = ElementID(nextID)
        switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &generator) {
        case 0: return Element(id, .span, attributes(), .text(text()))
        case 1: return Element(id, .svg, attributes(), .icon(Bool.random(using: &generator) ? "heart" : "bag"))
        default:
            let count = Int.random(in: 0...4, using: &generator)
            return Element(id, .div, attributes(), .elements((0..<count).map { _ in element(depth: depth - 1) }))
        }
    }

    private mutating func attributes() -> [Attribute] {
        [AttributeName.class, .value, .disabled, .ariaLabel].filter { _ in Bool.random(using: &generator) }
            .map { Attribute($0, $0.isBoolean ? "" : text()) }
    }

    private mutating func text() -> String {
        let all = ["", "a", "<b>", "\"q\" & 'r'", "é\u{0301}🛒", "</span>", "x\ny\r\tz", "&amp;"]
        return all[Int.random(in: 0..<all.count, using: &generator)]
    }

    mutating func changed(_ element: Element) -> Element {
        var result = element
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: result.attributes = attributes()
        case 1: if case .text = element.content { result.content = .text(text()) }
        case 2: if case .icon = element.content { result.content = .icon("star") }
        case 3 where element.id.node != 0: return self.element(depth: 2).with(id: element.id)
        default: break
        }
        guard case .elements(var children) = result.content else { return result }
        children = children.map { changed($0) }
        if Int.random(in: 0..<3, using: &generator) == 0 { children.shuffle(using: &generator) }
        if Int.random(in: 0..<3, using: &generator) == 0, !children.isEmpty {
            children.remove(at: Int.random(in: 0..<children.count, using: &generator))
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            children.insert(self.element(depth: 1), at: Int.random(in: 0...children.count, using: &generator))
        }
        // Now and then an element goes to another parent.
        if Int.random(in: 0..<5, using: &generator) == 0, children.count > 1 {
            let moved = children.removeLast()
            if case .elements(let inner) = children[0].content {
                children[0].content = .elements(inner + [moved])
            } else {
                children.append(moved)
            }
        }
        result.content = .elements(children)
        return result
    }
}

extension Element {
    func with(id: ElementID) -> Element { Element(id, tag, attributes, content) }
}
