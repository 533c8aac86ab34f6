import Foundation
@_spi(Inspection) import HeadlessUI

extension RenderPass {
    func text(_ node: RenderNode) -> Box {
        let frame = node.style.frame
        let isWide = frame?.maxWidth != nil
        let classes = self.classes(node, "text", isWide: isWide) { declarations in
            guard let frame, node.style.multilineAlignment == nil else { return }
            declarations.set(textAlignment: frame.alignment.horizontal)
        }
        let isHeading = node.accessibility.traits.contains(.isHeader)
        var attributes = [classes]
        if isHeading {
            attributes += accessibility(node)
        } else {
            attributes += groupAccessibility(node, hasControls: false)
        }
        let content: Element.Content =
            if node.runs.isEmpty {
                .text(node.text ?? "")
            } else {
                .elements(node.runs.enumerated().map { index, run in self.run(run, of: node, index) })
            }
        let tag: Tag = isHeading ? (isInDialog ? .h3 : .h2) : .span
        return Box(element: Element(id(node), tag, attributes, content), isWide: isWide)
    }

    private func run(_ run: TextRun, of node: RenderNode, _ index: Int) -> Element {
        var declarations = Declarations()
        declarations.add(run.style)
        var classes = run.style.font?.renderedStyle.map { "font-" + $0.rawValue } ?? ""
        if !declarations.text.isEmpty {
            let name = rules.name(declarations.text)
            classes += classes.isEmpty ? name : " " + name
        }
        return Element(
            id(node, .run, copy: index), .span, classes.isEmpty ? [] : [.init(.class, classes)], .text(run.string))
    }

    func label(_ node: RenderNode) -> Box {
        let children = boxes(node.children)
        let isWide = node.style.frame?.maxWidth != nil || children.isWide
        let classes = self.classes(node, "label", isWide: isWide) { declarations in
            guard let frame = node.style.frame, !children.isWide else { return }
            declarations.set("justify-content", Self.justification(frame.alignment.horizontal))
        }
        return Box(
            element: Element(
                id(node), .span, [classes] + groupAccessibility(node, hasControls: children.hasControls),
                .elements(children.elements)),
            isWide: isWide, hasControls: children.hasControls)
    }

    /// A value at the end of the line that its label begins, or below it if there is no room.
    func labeledContent(_ node: RenderNode) -> Box {
        let label = boxes(Array(node.children.prefix(1)))
        let value = boxes(Array(node.children.dropFirst()))
        let name = groupAccessibility(node, hasControls: value.hasControls)
        // With a name of its own it's a group or picture, which is no list of descriptions.
        let isNamed = name.contains { $0.name == .role }
        return Box(
            element: Element(
                id(node), isNamed ? .div : .dl, [classes(node, "labeled", isWide: true)] + name,
                .elements([
                    Element(id(node, .label), isNamed ? .div : .dt, [], .elements(label.elements)),
                    Element(id(node, .body), isNamed ? .div : .dd, [], .elements(value.elements)),
                ])),
            isWide: true, hasControls: value.hasControls)
    }

    /// A symbol, from the sprite. Pictures from an app's bundle aren't served; they leave a neutral sign.
    func image(_ node: RenderNode) -> Box {
        var classes = "icon"
        switch node.style.imageScale {
        case .small: classes += " small"
        case .large: classes += " large"
        default: break
        }
        if node.style.isResizable { classes += " resizable" }
        let symbol = SymbolNames.symbol(for: node.symbol ?? node.imageName.map { _ in "photo" } ?? "unknown")
        if SymbolNames.isMirrored(symbol) { classes += " mirrored" }
        // A frame around a symbol doesn't change its size.
        if node.style.frame != nil, !node.style.isResizable {
            return container(node, "group", [Box(element: icon(id(node, .icon), symbol, classes))])
        }
        var attributes = [self.classes(node, classes)]
        let told = accessibility(node)
        if told.contains(where: { $0.name == .ariaLabel }) {
            attributes += told + [.init(.role, "img")]
        } else {
            attributes += told.filter { $0.name != .ariaHidden } + [hidden]
        }
        return Box(element: Element(id(node), .svg, attributes, .icon(symbol)))
    }

    func picture(_ node: RenderNode) -> Box {
        let style = node.style
        let isWide = style.frame?.maxWidth != nil
        let classes = self.classes(node, style.isResizable ? "picture" : "picture own-size", isWide: isWide) {
            guard style.isResizable else { return }
            switch style.aspectRatio?.contentMode {
            case .fill: $0.set("object-fit", "cover")
            case .fit: $0.set("object-fit", "contain")
            case nil: $0.set("object-fit", "fill")
            }
        }
        // A picture without a name is decoration: beside it stands what it shows.
        var attributes = [classes, .init(.alt, node.accessibility.label ?? "")]
        attributes += accessibility(node).filter { $0.name != .ariaLabel }
        if let url = node.url.flatMap({ urls.image($0.absoluteString) }) {
            attributes += [.init(.src, url), .init(.loading, "lazy"), .init(.decoding, "async")]
        }
        return Box(element: Element(id(node), .img, attributes), isWide: isWide)
    }

    /// A web page in a frame without scripts, or a link to it if the page may not show the origin.
    ///
    /// A link in the frame may replace the whole page when the user follows it, and open a tab that isn't sandboxed. The page
    /// learns the origin of this server, which its links to screens of the app need, and the colors that the app has chosen,
    /// which no browser hands on: they are the fragment `dark` or `light`, and a style for `:target` applies them.
    func webPage(_ node: RenderNode) -> Box {
        let name = node.accessibility.label ?? text("Web page")
        let address = node.url?.absoluteString ?? ""
        guard let url = urls.frame(address) else {
            let link = urls.link(address).map { [Attribute(.href, $0)] } ?? []
            let attributes = [classes(node, "button borderless"), .init(.target, "_blank"), .init(.rel, "noopener")]
            return Box(element: Element(id(node), .a, attributes + link, .text(name)), hasControls: true)
        }
        let attributes = [
            classes(node, "web-page", isWide: true), .init(.src, url + colors(of: url)), .init(.title, name),
            .init(.sandbox, Self.sandbox), .init(.referrerpolicy, "origin"),
        ]
        let told = accessibility(node).filter { $0.name != .ariaLabel }
        return Box(element: Element(id(node), .iframe, attributes + told), isWide: true, hasControls: true)
    }

    private func colors(of url: String) -> String {
        guard let colorScheme, !url.contains("#") else { return "" }
        return colorScheme == .dark ? "#dark" : "#light"
    }

    private static let sandbox =
        "allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"

    func shape(_ node: RenderNode) -> Box {
        let classes = self.classes(node, "shape", isWide: node.style.frame?.width == nil) { $0.addShape(node.style) }
        return Box(element: Element(id(node), .span, [classes] + groupAccessibility(node, hasControls: false)))
    }

    func progress(_ node: RenderNode) -> Box {
        let name = node.accessibility.label ?? node.text ?? text("Loading")
        let isWide = node.fraction != nil || node.style.frame?.maxWidth != nil
        let bar: Element
        if let fraction = node.fraction {
            bar = Element(
                id(node, .track), .progress,
                [.init(.value, CSS.number(fraction)), .init(.max, "1"), .init(.ariaLabel, name)])
        } else {
            isBusy = true
            bar = Element(
                id(node, .track), .div,
                [.init(.class, "spinner"), .init(.role, "progressbar"), .init(.ariaLabel, name)])
        }
        let children = boxes(node.children)
        return Box(
            element: Element(
                id(node), .div, [classes(node, "progress", isWide: isWide)], .elements([bar] + children.elements)),
            isWide: isWide)
    }
}
