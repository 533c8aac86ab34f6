/// What is around the product in a picture, and how it is placed there.
struct Scene {
    let definitions: String
    let backdrop: String
    /// Of the drawing.
    let transform: String

    /// - Parameter stands: Whether there is a floor below it.
    init(view: PictureView, palette: Palette, stands: Bool) {
        let ground = palette.backdrop
        let isDark = view == .scene
        let shadow = isDark ? "#05060d" : Color.shadow.mixed(ground, 0.12).hex
        let common = """
            <radialGradient id="contact"><stop offset="0%" stop-color="\(shadow)" stop-opacity="\(isDark ? 0.62 : 0.42)"/>\
            <stop offset="60%" stop-color="\(shadow)" stop-opacity="\(isDark ? 0.3 : 0.16)"/>\
            <stop offset="100%" stop-color="\(shadow)" stop-opacity="0"/></radialGradient>\
            <filter id="drop" x="-20%" y="-20%" width="140%" height="150%">\
            <feDropShadow dx="4" dy="12" stdDeviation="10" flood-color="\(shadow)" \
            flood-opacity="\(isDark ? 0.6 : 0.3)"/></filter>
            """
        switch view {
        case .thumbnail, .front, .code:
            definitions =
                common + Self.radial("ground", ground.mixed(.white, 0.55), ground, ground.mixed(.shadow, 0.07))
            backdrop = #"<rect width="400" height="400" fill="url(#ground)"/>"#
            transform = view == .front ? "translate(26 30) scale(.87)" : "translate(-8 -8) scale(1.04)"
        case .angle:
            let wall = ground.mixed(palette.base, 0.22)
            definitions = common + Self.linear("ground", wall.mixed(.white, 0.35), wall.mixed(.shadow, 0.06))
            backdrop = """
                <rect width="400" height="400" fill="url(#ground)"/>\
                <circle cx="292" cy="128" r="170" fill="#ffffff" fill-opacity=".3"/>
                """
            transform = "rotate(-7 200 210) translate(-54 -62) scale(1.27)"
        case .scene:
            // What is dark itself would be lost in the dark.
            let isDarkProduct = palette.base.lightness < 0.42
            let wall =
                isDarkProduct
                ? palette.ground.mixed(palette.base, 0.32).mixed(.shadow, 0.16)
                : palette.base.mixed(Color(38, 42, 60), 0.7)
            let floor = wall.mixed(.shadow, isDarkProduct ? 0.22 : 0.4)
            definitions = common + Self.linear("ground", wall.mixed(.white, 0.16), wall.mixed(.shadow, 0.2))
            backdrop = """
                <rect width="400" height="400" fill="url(#ground)"/>\
                <path d="M40 0h104L60 296H-44zM176 0h64l-84 296H92z" fill="#ffffff" fill-opacity=".07"/>\
                \(stands ? Self.floor(floor) : "")
                """
            transform = "translate(30 44) scale(.85)"
        }
    }

    private static func floor(_ color: Color) -> String {
        """
        <rect y="296" width="400" height="104" fill="\(color.hex)"/>\
        <rect y="296" width="400" height="1.5" fill="#ffffff" fill-opacity=".14"/>
        """
    }

    private static func radial(_ name: String, _ inner: Color, _ middle: Color, _ outer: Color) -> String {
        """
        <radialGradient id="\(name)" cx="50%" cy="42%" r="78%"><stop offset="0%" stop-color="\(inner.hex)"/>\
        <stop offset="62%" stop-color="\(middle.hex)"/><stop offset="100%" stop-color="\(outer.hex)"/></radialGradient>
        """
    }

    private static func linear(_ name: String, _ from: Color, _ to: Color) -> String {
        """
        <linearGradient id="\(name)" x1="0" y1="0" x2="1" y2="1"><stop offset="0%" stop-color="\(from.hex)"/>\
        <stop offset="100%" stop-color="\(to.hex)"/></linearGradient>
        """
    }
}
