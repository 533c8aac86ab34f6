extension RenderNode {
    /// The node to write to: this one, or a copy of it when it is kept for the next pass as it is.
    func unshared() -> RenderNode {
        guard isKept else { return self }
        let copy = RenderNode(kind, id: id)
        copy.text = text
        copy.value = value
        copy.prompt = prompt
        copy.runs = runs
        copy.symbol = symbol
        copy.imageName = imageName
        copy.url = url
        copy.fraction = fraction
        copy.badge = badge
        copy.role = role
        copy.placement = placement
        copy.isSelected = isSelected
        copy.isFocused = isFocused
        copy.isNavigationLink = isNavigationLink
        copy.hidesBackButton = hidesBackButton
        copy.style = style
        copy.accessibility = accessibility
        copy.children = children
        copy.isEnabled = isEnabled
        copy.isRefreshing = isRefreshing
        copy.isCovered = isCovered
        copy.isBlocked = isBlocked
        copy.actions = actions
        copy.refreshAction = refreshAction
        copy.traits = traits
        copy.layer = layer
        return copy
    }
}
