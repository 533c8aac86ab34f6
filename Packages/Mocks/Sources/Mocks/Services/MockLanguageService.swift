import FlowKit
public import Model

/// An in-memory language setting.
public final class MockLanguageService: LanguageService, Controllable {
    public enum Call: Hashable, Sendable {
        case setLanguage(Language)
    }

    public let control = MockControl<Call>()
    private let chosen: MockState<Language>

    public init(_ language: Language = .system) {
        chosen = MockState(language, control.changes)
    }

    public var currentLanguage: Language { chosen.value }

    public func language() -> AsyncStream<Language> {
        chosen.values { $0 }
    }

    public func setLanguage(_ language: Language) async throws(ServiceError) {
        try await control.answer(.setLanguage(language))
        chosen.send(language)
    }
}
