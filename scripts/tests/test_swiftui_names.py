"""The page of SwiftUI's names."""

from workspace import swiftui_names

SOURCE = '''
extension View {
    public func blur(radius: CGFloat) -> some View { self }

    /// Masks the view.
    ///
    /// Differs from SwiftUI: the mask
    /// isn't evaluated.
    public func mask<Mask>(
        _ mask: () -> Mask
    ) -> some View
    where Mask: View { self }

    public func font(_ font: Font?) -> some View { Decorated(self) { $0.font = font } }
    private func hidden() -> some View { self }
}

@_spi(Inspection)
extension View {
    public func inspected() -> some View { self }
}

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
    }
}

public struct Slider<Label>: View {
    public func step() -> some View { self }
}
public struct _Hidden {}
'''


def test_declarations_have_their_kind_and_difference() -> None:
    assert list(swiftui_names.declarations(SOURCE)) == [
        ("Modifiers", "blur", True, ""),
        ("Modifiers", "mask", True, "the mask isn't evaluated."),
        ("Modifiers", "font", False, ""),
        ("Environment values", "dismiss", False, ""),
        ("Types", "Slider", False, ""),
    ]


def test_a_name_is_ignored_if_all_its_forms_are() -> None:
    assert swiftui_names.Name([True, True]).is_ignored
    assert not swiftui_names.Name([True, False]).is_ignored


def test_an_absent_name_that_is_declared_is_found() -> None:
    names = {"Types": {"Table": swiftui_names.Name([False])}}
    assert swiftui_names.declared_after_all(names) == ["Table"]
