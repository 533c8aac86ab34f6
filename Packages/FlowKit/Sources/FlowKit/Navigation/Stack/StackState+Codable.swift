extension StackState: Codable where Route: Codable {
    private enum CodingKeys: CodingKey {
        case routes, sheet, alert, fullScreenCover, dialog
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            routes: try container.decode([Route].self, forKey: .routes),
            sheet: try container.decodeIfPresent(Route.self, forKey: .sheet),
            alert: try container.decodeIfPresent(AlertState.self, forKey: .alert),
            fullScreenCover: try container.decodeIfPresent(Route.self, forKey: .fullScreenCover),
            dialog: try container.decodeIfPresent(DialogState.self, forKey: .dialog))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(routes, forKey: .routes)
        try container.encodeIfPresent(sheet, forKey: .sheet)
        try container.encodeIfPresent(alert, forKey: .alert)
        try container.encodeIfPresent(fullScreenCover, forKey: .fullScreenCover)
        try container.encodeIfPresent(dialog, forKey: .dialog)
    }
}
