import FlowTestSupport
import Foundation

/// Links and pushes as people, programs and attackers send them, the same for the same seed.
struct HostileLinks {
    /// What no log may hold. It stands where only its receiver should see it: never in a path.
    static let secret = "SECRET5f2c9a"
    var random: SplitMix64

    private static let pieces = [
        "/", "//", "?", "&", "=", "#", "%", "%2", "%2F", "%00", "%FF", "%C3%A9", "%2e%2E", "+", "..", ".", "~", "@",
        ":",
        ":443", "tab=", "tab=bag", "tab=attic", "via=", "via=/orders", "via=%2Fproducts%2F1", "modal=/sign-in",
        "modal=https://evil.example", "as=sheet", "as=root", "as=", "q", "sort=rating", "\u{0}", " ", "\u{7F}",
        "\u{202E}", "é", "👩‍👧", "-9223372036854775808", "99999999999999999999", "shop", "https", "[::1]", "\\", "*",
    ]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// A link with up to six changes anywhere.
    mutating func wild() -> String {
        var link = Array((AppSamples.links.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 0...6, using: &random) { change(&link) }
        return String(decoding: link, as: UTF8.self)
    }

    /// A link in which secrets stand where senders put them, and everything else is changed.
    mutating func planted() -> String {
        let secret = Self.secret
        let scheme = one(["shop", "https", "http", "SHOP", "other", "javascript", "https:", ""])
        let user = one(["", "", "\(secret)@", "user:\(secret)@", "\(secret):x@", "user:\(secret)%40@"])
        let host = one([
            "shop.example", "shop.example", "shop.example:443", "shop.example:1", "evil.example", "shop.example.evil",
            "products", "orders", "", "shоp.example",
        ])
        let path = one([
            "/products/12", "/12", "", "/", "/home", "/orders", "/orders/7", "/nothing/here", "/products/twelve",
            "/products/1%2F2", "/%00", "/..", "/sign-in", "/products",
        ])
        let start = one(["\(scheme)://\(user)\(host)\(path)", "\(scheme):\(path)", path])
        var items = (0..<Int.random(in: 0...5, using: &random)).map { _ in item() }
        items.append("token=\(secret)")
        items.shuffle(using: &random)
        return start + "?" + items.joined(separator: "&") + one(["", "", "#\(secret)", "#access_token=\(secret)"])
    }

    private mutating func item() -> String {
        let secret = Self.secret
        return one([
            "token=\(secret)", "access_token=\(secret)&access_token=\(secret)", "code=\(secret)%2F\(secret)",
            "\(secret)", "=\(secret)", "a[\(secret)]=1", "%74oken=\(secret)", "t%6=\(secret)", "x=%ZZ\(secret)",
            "x=\u{7}\(secret)", "x= \(secret)", "tab=bag", "tab=home", "tab=attic", "tab=bag&tab=home", "tab=",
            "sort=upwards", "sort=rating", "q=oak", "q=oak&q=ash", "as=sheet", "as=under", "via=/products/1",
            "via=/products/1%3Ftoken%3D\(secret)", "via=https://user:\(secret)@shop.example/home",
            "via=shop://\(secret)@products/1", "via=/nothing%3Ftoken%3D\(secret)",
            "via=https://evil.example/%3Fx%3D\(secret)",
            "modal=/sign-in%3Ftoken%3D\(secret)", "modal=/sign-in%23\(secret)", "modal=%3Ftoken%3D\(secret)",
            "modal=other://x%3F\(secret)", "modal=/products/1%3Fmodal%3D%2Fbag%253Ftoken%253D\(secret)",
            "modal=", "utm_source=\(secret)",
        ])
    }

    /// A push around a link.
    mutating func push(_ link: String, id: String) -> Data {
        var fields: [String: Any] = [
            "version": 1, "id": id, "kind": one(["alert", "alert", "silent", "loud"]), "title": "Sale", "link": link,
            "actions": [["id": "go", "title": "Go", "link": link]],
            "refresh": [one(["bag", "product:1", "product:x", "moon", "configuration", ":"])],
        ]
        switch Int.random(in: 0..<16, using: &random) {
        case 0: fields["version"] = 2
        case 1: fields["version"] = "1"
        case 2: fields["title"] = nil
        case 3: fields["link"] = ["link": link]
        case 4: fields["actions"] = [link]
        case 5: fields["policy"] = ["placement": "under"]
        case 6:
            fields["policy"] = [
                "placement": one(["append", "replace", "reuse"]), "dismissesModals": Bool.random(using: &random),
            ]
        case 7: fields["expires"] = one(["2001-01-01T00:00:00Z", "2999-01-01T00:00:00Z", "soon"])
        case 8: fields["body"] = String(repeating: "x", count: 5_000)
        case 9: fields = ["aps": ["alert": ["title": "Sale"]], "flow": fields]
        case 10: fields["x"] = [[[[[[[[[[link]]]]]]]]]]
        default: break
        }
        return (try? JSONSerialization.data(withJSONObject: fields)) ?? Data()
    }

    /// A push with changes anywhere, and no secret in it.
    mutating func wildPush(id: String) -> Data {
        var bytes = Array(push(wild(), id: id))
        for _ in 0..<Int.random(in: 0...4, using: &random) { change(&bytes) }
        return Data(bytes)
    }

    private mutating func change(_ link: inout [UInt8]) {
        let from = Int.random(in: 0...link.count, using: &random)
        let to = min(link.count, from + Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: link.removeSubrange(from..<to)
        case 1: link.insert(contentsOf: link[from..<to], at: from)
        case 2: link.insert(UInt8.random(in: 0...255, using: &random), at: from)
        case 3: if from < link.count { link[from] ^= 1 << UInt8.random(in: 0...7, using: &random) }
        case 4:
            let other = Array((AppSamples.links.randomElement(using: &random) ?? "").utf8)
            link.replaceSubrange(from..., with: other[Int.random(in: 0...other.count, using: &random)...])
        case 5:
            let piece = Array(one(Self.pieces).utf8)
            for _ in 0..<Int.random(in: 1...60, using: &random) { link.insert(contentsOf: piece, at: from) }
        default: link.insert(contentsOf: Array(one(Self.pieces).utf8), at: from)
        }
    }

    mutating func one(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
}
