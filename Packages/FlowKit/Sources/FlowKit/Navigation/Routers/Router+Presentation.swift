extension Router {
    /// The sheet's screen. Writing nil is what a view's dismissal does.
    public var sheet: Route? {
        get { _state.sheet }
        set { show(newValue, as: .sheet, insteadOf: sheet) }
    }

    /// The screen over everything. Writing nil is what a view's dismissal does.
    public var fullScreenCover: Route? {
        get { _state.fullScreenCover }
        set { show(newValue, as: .fullScreenCover, insteadOf: fullScreenCover) }
    }

    /// The alert. Writing nil is what its button does.
    public var alert: AlertState? {
        get { _state.alert }
        set { apply(.alert(newValue)) }
    }

    /// The dialog. Writing nil is what a view's dismissal does; ``answer(_:)`` is what its buttons do.
    public var dialog: DialogState? {
        get { _state.dialog }
        set { apply(.dialog(newValue)) }
    }

    /// Shows a screen as a sheet or cover.
    @inlinable
    @discardableResult
    public func present(_ route: Route, as style: ModalStyle = .sheet) -> StackChange<Route> {
        apply(.present(route, as: style))
    }

    /// Takes the sheet or cover away; without effect when there is none.
    @inlinable
    @discardableResult
    public func dismiss() -> StackChange<Route> { apply(.dismiss) }

    /// The view of a sheet that a cover has replaced may report its dismissal late.
    private func show(_ route: Route?, as style: ModalStyle, insteadOf old: Route?) {
        if let route {
            present(route, as: style)
        } else if old != nil {
            dismiss()
        }
    }
}
