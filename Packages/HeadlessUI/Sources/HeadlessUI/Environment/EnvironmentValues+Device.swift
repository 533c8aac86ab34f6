public import Foundation

private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The state of a scene's windows.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// Much or little contrast.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
    /// Differs from SwiftUI: regular, unless a view or the host sets another.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Differs from SwiftUI: 2, unless a view or the host sets another.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    public var pixelLength: CGFloat { 1 / displayScale }

    /// Differs from SwiftUI: active, unless the host sets another.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Differs from SwiftUI: the Gregorian calendar, unless a view or the host sets another.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// Differs from SwiftUI: Greenwich Mean Time, unless a view or the host sets another.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Differs from SwiftUI: always standard.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// Differs from SwiftUI: always regular.
    public var legibilityWeight: LegibilityWeight? { .regular }

    /// Differs from SwiftUI: false. Tests turn it on with the host's environment.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// Turns reduced motion on or off.
    @_spi(Inspection) public mutating func setReduceMotion(_ isOn: Bool) { self[ReduceMotionKey.self] = isOn }

    /// Differs from SwiftUI: always false.
    public var accessibilityReduceTransparency: Bool { false }

    /// Differs from SwiftUI: always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
}

/// A presentation of a view: in a sheet, or on a pushed screen.
public struct PresentationMode {
    fileprivate let dismissAction: DismissAction
    public let isPresented: Bool

    /// Dismisses the sheet, or pops the screen.
    @MainActor public mutating func dismiss() { dismissAction() }
}

extension EnvironmentValues {
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(dismissAction: dismiss, isPresented: isPresented)
        return Binding(reading: { mode }, writing: { _ in })
    }
}
