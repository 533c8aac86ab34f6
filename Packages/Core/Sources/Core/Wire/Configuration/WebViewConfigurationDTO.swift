import Model

/// Which pages may be shown inside the app, as the API writes it.
struct WebViewConfigurationDTO: Decodable {
    let configuration: WebViewConfiguration

    private enum CodingKeys: CodingKey {
        case allowedHosts, allowedSchemes, javaScript, userAgent
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        configuration = WebViewConfiguration(
            allowedHosts: Set(try container.ifSaid([String].self, .allowedHosts) ?? []),
            allowedSchemes: Set(try container.ifSaid([String].self, .allowedSchemes) ?? ["https"]),
            javaScript: try container.ifSaid(Bool.self, .javaScript) ?? true,
            userAgent: try container.ifSaid(String.self, .userAgent))
    }
}
