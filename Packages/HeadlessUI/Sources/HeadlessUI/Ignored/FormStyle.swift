/// The appearance of a form.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle {
    public init() {}
}
public struct GroupedFormStyle: FormStyle {
    public init() {}
}
public struct ColumnsFormStyle: FormStyle {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

extension View {
    public func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }
}
