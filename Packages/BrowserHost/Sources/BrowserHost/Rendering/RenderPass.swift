@_spi(Inspection) import HeadlessUI

/// One pass over a tree of views. Each kind of view has its elements in an extension of this type.
@MainActor
final class RenderPass {
    let urls: URLPolicy
    let appName: String
    let rules: StyleRules
    let language: PageLanguage
    private let translations: StringCatalog
    /// Something visible is loading.
    var isBusy = false
    /// Inside a dialog there is no main landmark, and headings are one level lower.
    var isInDialog = false
    var isInAlert = false
    /// Inside a screen. What is around the screens is part of the page.
    var isInScreen = false
    /// Inside a placeholder: what it says is made up, and not for screen readers.
    var isRedacted = false
    /// The colors that the app has chosen. `nil` for the browser's choice.
    var colorScheme: ColorScheme?

    init(
        urls: URLPolicy, appName: String, rules: StyleRules, language: PageLanguage, translations: StringCatalog
    ) {
        self.language = language
        self.translations = translations
        self.urls = urls
        self.appName = appName
        self.rules = rules
    }

    /// In an extension of an array, `Element` is the array's.
    typealias Shown = Element

    /// An element, with what the one around it has to know.
    struct Box {
        var element: Element
        /// Takes all the width there is.
        var isWide = false
        /// Holds something that can be pressed or typed into, which HTML doesn't allow inside a button.
        var hasControls = false
    }

    /// Returns a text of the host in the language of the page.
    func text(_ text: LocalizedFormat) -> String { translations.string(text, in: language.locale) }

    func box(_ node: RenderNode) -> Box {
        guard node.isKept else { return freshBox(node) }
        let place = MadeElements.Place(
            isInDialog: isInDialog, isRedacted: isRedacted, colorScheme: colorScheme, language: language,
            styleSheet: rules.generation)
        if let made = node.made as? MadeElements, made.place == place {
            isBusy = isBusy || made.isBusy
            return made.box
        }
        let wasBusy = isBusy
        isBusy = false
        let box = freshBox(node)
        node.made = MadeElements(box, in: place, isBusy: isBusy)
        isBusy = isBusy || wasBusy
        return box
    }

    private func freshBox(_ node: RenderNode) -> Box {
        let wasRedacted = isRedacted
        if node.style.isRedacted {
            isRedacted = true
            isBusy = true
        }
        let outerColors = colorScheme
        colorScheme = node.style.colorScheme ?? colorScheme
        defer {
            isRedacted = wasRedacted
            colorScheme = outerColors
        }
        let isTappable =
            switch node.kind {
            case .button, .link, .toggle, .tab, .pickerOption: false
            default: node.takes(.tap)
            }
        var box = plainBox(node)
        box.element.add(gestures(node))
        return isTappable ? pressable(node, around: box) : box
    }

    private func plainBox(_ node: RenderNode) -> Box {
        switch node.kind {
        case .root: Box(element: root(node))
        case .screen: screen(node)
        case .navigationStack: navigationStack(node)
        case .tabView: tabView(node)
        case .tab: stack(node, "group")
        case .sheet, .fullScreenCover, .alert, .confirmationDialog: Box(element: dialog(node), hasControls: true)
        case .toolbar, .toolbarItem: stack(node, "hstack")
        case .search: search(node)
        case .text: text(node)
        case .label: label(node)
        case .labeledContent: labeledContent(node)
        case .image: image(node)
        case .asyncImage: picture(node)
        case .webView: webPage(node)
        case .shape: shape(node)
        case .progress: progress(node)
        case .divider: Box(element: Element(id(node), .div, [.init(.class, "divider"), .init(.ariaHidden, "true")]))
        case .spacer: spacer(node)
        case .button: button(node)
        case .link, .shareLink: link(node)
        case .textField, .secureField: field(node)
        case .toggle: toggle(node)
        case .stepper: stepper(node)
        case .picker: picker(node)
        case .pickerOption: stack(node, "hstack")
        case .menu: menu(node)
        case .vstack: stack(node, "vstack")
        case .hstack: stack(node, "hstack")
        case .zstack: stack(node, "zstack")
        case .group: group(node)
        case .background, .overlay: layer(node)
        case .safeAreaInset: inset(node)
        case .swipeActions, .contextMenu: actions(node)
        case .grid: grid(node)
        case .scroll: scroll(node)
        case .list, .form: list(node)
        case .section: section(node, isListed: false)
        case .row: row(node)
        case .header, .footer: stack(node, "hstack")
        }
    }

    func boxes(_ nodes: [RenderNode]) -> [Box] { nodes.filter { !$0.isCovered }.map(box) }

    func id(_ node: RenderNode, _ part: ElementID.Part = .view, copy: Int = 0) -> ElementID {
        ElementID(node.id, part, copy: copy)
    }
}

extension [RenderPass.Box] {
    var elements: [RenderPass.Shown] { map(\.element) }
    var hasControls: Bool { contains(where: \.hasControls) }
    var isWide: Bool { contains(where: \.isWide) }
}
