public import Foundation

/// A name for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values that views receive from the views around them.
public struct EnvironmentValues {
    // One reference, because each position in the graph holds a copy.
    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]
        var objects: [ObjectIdentifier: AnyObject] = [:]

        init() {}

        init(_ other: Storage) {
            values = other.values
            objects = other.objects
        }
    }
    private var storage = Storage()
    private(set) var reads: EnvironmentReads?

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            reads?.note(.value(ObjectIdentifier(key)))
            // A cast of nothing to an optional type succeeds.
            guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { own().values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        reads?.note(.object(ObjectIdentifier(type)))
        return storage.objects[ObjectIdentifier(type)] as? Object
    }

    mutating func set<Object: AnyObject>(_ object: Object?) {
        own().objects[ObjectIdentifier(Object.self)] = object
    }

    /// From here on what is read of these values is noted; returns where.
    mutating func noteReads() -> EnvironmentReads {
        let reads = EnvironmentReads(in: reads)
        self.reads = reads
        return reads
    }

    /// Returns true if these values and the others are equal for all names given.
    @MainActor
    func agrees(
        with other: EnvironmentValues, on names: Set<EnvironmentReads.Name>, by fields: FieldComparison
    ) -> Bool {
        if storage === other.storage { return true }
        return names.allSatisfy { name in
            switch name {
            case .value(let id): fields.isSame(storage.values[id], other.storage.values[id])
            case .object(let id): storage.objects[id] === other.storage.objects[id]
            }
        }
    }

    private mutating func own() -> Storage {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
        return storage
    }
}

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }

/// The direction in which a language is read, and in which rows of views run.
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// The size of texts that the user prefers. `large` is the usual one.
public enum DynamicTypeSize: String, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.place < b.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Much or little room.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
}

extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The direction in which the content of rows runs. Hosts set it to that of the app's language.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether VoiceOver is on. Tests turn it on with the host's environment.
    public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }

    /// A Boolean value that indicates whether Switch Control is on. No host turns it on.
    public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }

    /// Turns VoiceOver on or off.
    @_spi(Inspection) public mutating func setVoiceOver(_ isOn: Bool) { self[VoiceOverKey.self] = isOn }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }
}
