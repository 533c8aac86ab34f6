public import Foundation

extension TextField {
    /// Shows a value in a format. Text that can't be parsed doesn't change the value.
    public init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, text: value.text(format), axis: .horizontal)
    }

    /// Shows an optional value in a format. Text that can't be parsed sets it to `nil`.
    public init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, text: value.text(format), axis: .horizontal)
    }
}

extension TextField where Label == Text {
    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

extension Binding {
    fileprivate func text<F>(_ format: F) -> Binding<String>
    where F: ParseableFormatStyle, F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            reading: { format.format(wrappedValue) },
            writing: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }

    fileprivate func text<F>(_ format: F) -> Binding<String>
    where F: ParseableFormatStyle, Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            reading: { wrappedValue.map { format.format($0) } ?? "" },
            writing: { wrappedValue = try? format.parseStrategy.parse($0) })
    }
}
