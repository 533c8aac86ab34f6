extension RenderNode {
    /// The kind of a node.
    @_spi(Inspection)
    public enum Kind: String, Sendable, CaseIterable {
        case root, screen, navigationStack, tabView, tab
        case sheet, fullScreenCover, alert, confirmationDialog
        case toolbar, toolbarItem, search
        case text, label, labeledContent, image, asyncImage, webView, shape, progress, divider, spacer
        case button, link, shareLink, textField, secureField, toggle, stepper, picker, pickerOption, menu
        case vstack, hstack, zstack, grid, scroll, list, form, row, section, header, footer
        /// A box around its children, made by a modifier.
        case group
        /// Children of a group, behind and in front of its content. They do not change its size.
        case background, overlay
        /// A bar that a group keeps at one of its edges.
        case safeAreaInset
        /// Actions of a row or view, as buttons.
        case swipeActions, contextMenu
    }

    /// A user's action on a node.
    @_spi(Inspection)
    public enum Event: String, Sendable, CaseIterable {
        /// Press a button, follow a link, choose a tab or option, flip a switch.
        case tap
        /// Set a control to the value that comes with the event: a field's text; `true` or `false`; the `id` or the
        /// label of a picker's option.
        case change
        case increment, decrement
        /// Go back from a screen, dismiss a sheet, an alert or a view with an escape action.
        case dismiss
        /// Press return in a field.
        case submit
        case refresh
        /// Scroll to the last row: rows that had not appeared do so now.
        case scrollToEnd
        /// Take or give up (`false`) the keyboard focus.
        case focus
        /// Follow a link in a web page: its URL.
        case follow
        /// Move a finger or a pointer across the view: how far, in points, as `dx,dy`.
        case drag
    }
}

extension RenderNode.Kind {
    /// True if nodes of this kind can contain screens. Scroll views and controls can't, and there are many of them.
    var canHoldScreens: Bool {
        switch self {
        case .root, .screen, .navigationStack, .tabView, .tab, .sheet, .fullScreenCover, .vstack, .hstack, .zstack,
            .group:
            true
        default: false
        }
    }
}
