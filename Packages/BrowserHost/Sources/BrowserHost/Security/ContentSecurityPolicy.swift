/// The policy that allows pages our own script, style sheets and sprite, and pictures from the configured origins, and
/// nothing else: no inline script and no inline style.
struct ContentSecurityPolicy: Sendable {
    let text: String

    init(imageOrigins: [ImageOrigin]) {
        let images = (["'self'"] + imageOrigins.map(\.text) + ["data:"]).joined(separator: " ")
        text = [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src \(images)",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }
}
