import NIOCore

/// The script, style sheet and sprite. They are part of the program, so that it runs from wherever it is put, and are
/// served under names that hold a hash of their content, so that browsers keep them for good.
struct Assets: Sendable {
    struct Asset: Sendable {
        let name: String
        let type: String
        let body: ByteBuffer
    }

    let style: Asset
    let script: Asset
    let icons: Asset

    init() {
        style = Self.asset("flow", "css", "text/css; charset=utf-8", PackageResources.flow_css)
        script = Self.asset("flow", "js", "text/javascript; charset=utf-8", PackageResources.flow_js)
        icons = Self.asset("icons", "svg", "image/svg+xml", PackageResources.icons_svg)
    }

    subscript(name: String) -> Asset? { [style, script, icons].first { $0.name == name } }

    /// The address of the sprite.
    var sprite: String { path(icons) }

    func path(_ asset: Asset) -> String { "/_flow/" + asset.name }

    private static func asset(_ name: String, _ suffix: String, _ type: String, _ bytes: [UInt8]) -> Asset {
        let hash = String(fnv1a(bytes), radix: 36)
        return Asset(name: "\(name).\(hash).\(suffix)", type: type, body: ByteBuffer(bytes: bytes))
    }

    /// FNV-1a, 64 bits (draft-eastlake-fnv). Tells versions apart; nothing here has to withstand an attacker.
    private static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
