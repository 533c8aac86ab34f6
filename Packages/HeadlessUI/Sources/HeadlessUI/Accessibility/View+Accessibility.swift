extension View {
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        Decorated(self) { $0.accessibility.identifier = identifier }
    }

    public func accessibilityLabel(_ label: Text) -> some View {
        Decorated(self) { $0.accessibility.label = label.string(in: $1) }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        accessibilityLabel(Text(label))
    }

    public func accessibilityValue(_ valueDescription: Text) -> some View {
        Decorated(self) { $0.accessibility.value = valueDescription.string(in: $1) }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
        accessibilityValue(Text(value))
    }

    public func accessibilityHint(_ hint: Text) -> some View {
        Decorated(self) {
            let text = hint.string(in: $1)
            $0.accessibility.hint = text.isEmpty ? nil : text
        }
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol { accessibilityHint(Text(hint)) }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Decorated(self) { $0.accessibility.isHidden = hidden }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        Decorated(self) { $0.accessibility.traits.formUnion(traits) }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        Decorated(self) { $0.accessibility.traits.subtract(traits) }
    }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Decorated(self) { $0.accessibility.children = children }
    }

    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

@_spi(Inspection)
extension AccessibilityChildBehavior {
    /// The behavior's SwiftUI name.
    public var renderedName: String { name }
}

/// An action that an assistive technology or a keyboard requests of a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Dismissal: the Escape key, or VoiceOver's scrub gesture.
    public static let escape = AccessibilityActionKind(name: "escape")

    var event: RenderNode.Event { self == .escape ? .dismiss : .tap }
}

extension View {
    /// Performs an action when an assistive technology requests it.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        Decorated(self) { $0.actions[actionKind.event] = { _ in handler() } }
    }
}
