/// A name for a value that views hand to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of views, in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values of preference keys that views have set.
struct Preferences {
    private var values: [ObjectIdentifier: AnyPreference] = [:]

    func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
        (values[ObjectIdentifier(key)] as? Preference<Key>)?.value ?? Key.defaultValue
    }

    mutating func set<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type) {
        values[ObjectIdentifier(key)] = Preference<Key>(value)
    }

    /// Adds the values of views that come later.
    mutating func add(_ later: Preferences) {
        if later.values.isEmpty { return }
        values.merge(later.values) { $0.reduced(with: $1) }
    }
}

private class AnyPreference {
    func reduced(with next: AnyPreference) -> AnyPreference { next }
}

private final class Preference<Key: PreferenceKey>: AnyPreference {
    let value: Key.Value

    init(_ value: Key.Value) { self.value = value }

    override func reduced(with next: AnyPreference) -> AnyPreference {
        guard let next = next as? Preference<Key> else { return self }
        var value = value
        Key.reduce(value: &value) { next.value }
        return Preference(value)
    }
}

/// Changes or reads the value that its content has for a preference key.
private struct PreferenceView<Content: View>: View, TraitReading {
    let content: Content
    let handle: @MainActor (inout Preferences, _ViewInputs) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.preference))
        var before = outputs.preferences
        outputs.preferences = Preferences()
        content._render(in: here, into: &outputs)
        handle(&outputs.preferences, here)
        before.add(outputs.preferences)
        outputs.preferences = before
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.preference)).readTraits(of: content, into: &reader)
    }
}

@MainActor
private final class Remembered<Key: PreferenceKey> {
    var value: Key.Value?
}

extension View {
    /// Sets the value of a preference key, in place of what the views inside set.
    public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        PreferenceView(content: self) { preferences, _ in preferences.set(value, of: key) }
    }

    public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        PreferenceView(content: self) { preferences, _ in
            var value = preferences.value(of: key)
            callback(&value)
            preferences.set(value, of: key)
        }
    }

    /// Runs an action with the value of a preference key, at first and whenever it changes.
    public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        PreferenceView(content: self) { preferences, inputs in
            if inputs.host.isChecking { return }
            let (memory, value) = (inputs.memory { Remembered<K>() }, preferences.value(of: key))
            if memory.value == value { return }
            memory.value = value
            inputs.host.afterRender { action(value) }
        }
    }
}
