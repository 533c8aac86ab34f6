extension View {
    /// Limits the text in this view to a number of lines at the standard text sizes.
    ///
    /// At accessibility sizes, few words fit on a line, so the whole text is shown.
    public func standardLineLimit(_ number: Int) -> some View { modifier(StandardLineLimit(number: number)) }
}

private struct StandardLineLimit: ViewModifier {
    let number: Int
    @Environment(\.dynamicTypeSize) private var size

    func body(content: Content) -> some View { content.lineLimit(size.isAccessibilitySize ? nil : number) }
}
