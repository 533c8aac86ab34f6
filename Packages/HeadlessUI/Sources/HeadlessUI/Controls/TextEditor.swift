/// A field for long text.
public struct TextEditor: View {
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    public var body: some View { TextField("" as String, text: text, axis: .vertical) }
}
