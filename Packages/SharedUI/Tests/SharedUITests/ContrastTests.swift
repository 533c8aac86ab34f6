import Foundation
import Testing

@testable import SharedUI

/// The contrast of texts and symbols as WCAG 2.1 AA defines it, for the colors that iOS and the browser use.
@Suite struct ContrastTests {
    private typealias Colors = Theme.Colors

    private static let themes = [("shop", Theme.shop), ("business", Theme.business)]
    private static var texts: [(String, KeyPath<Colors, ColorToken>)] {
        [
            ("accent", \.accent), ("secondaryText", \.secondaryText), ("sale", \.sale), ("positive", \.positive),
            ("warning", \.warning),
        ]
    }
    private static var symbols: [(String, KeyPath<Colors, ColorToken>)] {
        [
            ("rating", \.rating), ("wishlist", \.wishlist),
        ]
    }
    private static var fills: [(String, KeyPath<Colors, ColorToken>)] {
        [
            ("accentFill", \.accentFill), ("saleFill", \.saleFill), ("warningFill", \.warningFill),
        ]
    }
    /// The backgrounds of iOS: the page, a group's page, and an elevated page.
    private static let light = [RGB(0xFFFFFF), RGB(0xF2F2F7)]
    private static let dark = [RGB(0x000000), RGB(0x1C1C1E)]

    @Test(arguments: themes.indices)
    func textsAreReadableOnEveryBackground(index: Int) throws {
        let (theme, value) = Self.themes[index]
        let browser = try Browser()
        for (name, keyPath) in Self.texts {
            let token = value.color[keyPath: keyPath]
            for (color, pages) in [
                (RGB(token.light), Self.light + browser.lightPages), (RGB(token.dark), Self.dark + browser.darkPages),
            ] {
                for page in pages {
                    // The gray of `surface`.
                    let surface = RGB(0x8E8E93).over(page, opacity: 0.12)
                    let tint = color.over(page, opacity: ThemedColor.tintOpacity)
                    for background in [page, surface, tint] {
                        #expect(color.contrast(to: background) >= 4.5, "\(theme).\(name) \(color) on \(background)")
                    }
                }
            }
        }
    }

    @Test(arguments: themes.indices)
    func symbolsAreVisibleOnEveryBackground(index: Int) throws {
        let (theme, value) = Self.themes[index]
        let browser = try Browser()
        for (name, keyPath) in Self.symbols {
            let token = value.color[keyPath: keyPath]
            for (color, pages) in [
                (RGB(token.light), Self.light + browser.lightPages), (RGB(token.dark), Self.dark + browser.darkPages),
            ] {
                for page in pages { #expect(color.contrast(to: page) >= 3, "\(theme).\(name) \(color) on \(page)") }
            }
        }
    }

    @Test(arguments: themes.indices)
    func whiteIsReadableOnFills(index: Int) {
        let (theme, value) = Self.themes[index]
        for (name, keyPath) in Self.fills {
            let token = value.color[keyPath: keyPath]
            for fill in [RGB(token.light), RGB(token.dark)] {
                #expect(RGB(0xFFFFFF).contrast(to: fill) >= 4.5, "white on \(theme).\(name) \(fill)")
            }
        }
    }

    /// The edges of what can be filled in or pressed (WCAG 2.1, success criterion 1.4.11).
    @Test func edgesAreVisibleOnEveryBackground() throws {
        let browser = try Browser()
        for (edge, pages) in [
            (try browser.light("edge"), browser.lightPages), (try browser.dark("edge"), browser.darkPages),
        ] {
            for page in pages { #expect(edge.contrast(to: page) >= 3, "\(edge) on \(page)") }
        }
        for (rule, edge) in [
            (".field", "border"), (".search input", "border"), (".select", "border"),
            (".hstack:has(> .plain-field)", "box-shadow"),
        ] {
            let value = try browser.value(of: edge, in: rule)
            #expect(value.hasSuffix("1px var(--edge)") || value == "1px solid var(--edge)", "\(rule) \(edge): \(value)")
        }
    }

    @Test(arguments: themes.indices)
    func edgesOfSecondaryButtonsAreVisible(index: Int) throws {
        let (theme, value) = Self.themes[index]
        let browser = try Browser()
        let fill = try browser.share(ofTintIn: "background", of: ".button.bordered")
        let line = try browser.share(ofTintIn: "box-shadow", of: ".button.bordered")
        for (name, keyPath) in [("accent", \Colors.accent), ("sale", \.sale)] {
            let token = value.color[keyPath: keyPath]
            for (tint, surface, pages) in [
                (RGB(token.light), try browser.light("surface"), browser.lightPages),
                (RGB(token.dark), try browser.dark("surface"), browser.darkPages),
            ] {
                let edge = tint.over(tint.over(surface, opacity: fill), opacity: line)
                for page in pages { #expect(edge.contrast(to: page) >= 3, "\(theme).\(name) \(edge) on \(page)") }
            }
        }
    }

    /// Links and buttons of the browser have this color without a theme.
    @Test func theBrowsersTintIsTheAccentOfTheShop() throws {
        let (accent, browser) = (Theme.shop.color.accent, try Browser())
        #expect(try [browser.light("tint"), browser.dark("tint")] == [RGB(accent.light), RGB(accent.dark)])
    }
}

/// The palette of `flow.css`.
private struct Browser {
    private let css: String
    private let colors: [String: [RGB]]
    let lightPages: [RGB]
    let darkPages: [RGB]

    init() throws {
        let packages = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let css = try String(
            contentsOf: packages.appending(path: "BrowserHost/Sources/BrowserHost/Resources/flow.css"), encoding: .utf8)
        self.css = css
        var colors: [String: [RGB]] = [:]
        for match in css.matches(of: /--([a-z0-9-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/) {
            colors[String(match.1)] = [match.2, match.3].compactMap { UInt32($0, radix: 16).map(RGB.init) }
        }
        self.colors = colors
        lightPages = ["bg", "surface", "raised"].compactMap { colors[$0]?.first }
        darkPages = ["bg", "surface", "raised"].compactMap { colors[$0]?.last }
        try #require(lightPages.count == 3 && darkPages.count == 3)
    }

    /// Returns the value of a property in the first rule of a selector.
    func value(of property: String, in selector: String) throws -> String {
        let rule = try #require(css.firstRange(of: "\n  \(selector) {\n"), "\(selector)")
        let body = css[rule.upperBound...].prefix { $0 != "}" }
        let line = try #require(
            body.split(separator: "\n").first { $0.trimmingCharacters(in: .whitespaces).hasPrefix("\(property): ") },
            "\(selector) has no \(property)")
        return line.drop { $0 != ":" }.dropFirst(2).prefix { $0 != ";" }.description
    }

    /// Returns the share of the tint in the mix of a property.
    func share(ofTintIn property: String, of selector: String) throws -> Double {
        let value = try value(of: property, in: selector)
        let match = try #require(value.firstMatch(of: /var\(--tint\) ([0-9]+)%/), "\(value)")
        return try #require(Double(match.1)) / 100
    }

    func light(_ name: String) throws -> RGB { try #require(colors[name]?.first) }
    func dark(_ name: String) throws -> RGB { try #require(colors[name]?.last) }
}

/// A color of the sRGB color space, with components from 0 to 1.
private struct RGB: Equatable, CustomStringConvertible {
    let red: Double, green: Double, blue: Double

    init(_ value: UInt32) {
        red = Double(value >> 16 & 0xFF) / 255
        green = Double(value >> 8 & 0xFF) / 255
        blue = Double(value & 0xFF) / 255
    }

    private init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    func over(_ page: RGB, opacity: Double) -> RGB {
        RGB(
            red: red * opacity + page.red * (1 - opacity), green: green * opacity + page.green * (1 - opacity),
            blue: blue * opacity + page.blue * (1 - opacity))
    }

    func contrast(to other: RGB) -> Double {
        let luminances = [luminance, other.luminance].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    var description: String {
        "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
}
