extension LinkValues {
    /// The value of this name.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    public func value<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value {
        try required(name, optionalValue(name, as: type), expected: LinkExpectation.of(type))
    }

    /// The value of this name whose raw value is in the link.
    public func value<Value: RawRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value where Value.RawValue == String {
        try required(name, optionalValue(name, as: type), expected: LinkExpectation.ofRaw(type))
    }

    /// The value of this name, of a type that has both a raw value and a description: its description counts.
    public func value<Value: RawRepresentable & LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value where Value.RawValue == String {
        try required(name, optionalValue(name, as: type), expected: LinkExpectation.of(type))
    }

    /// The value of this name; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    public func optionalValue<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? {
        try converted(name, expected: LinkExpectation.of(type)) { Value($0) }
    }

    /// The value of this name whose raw value is in the link; nil when the link does not hold it.
    public func optionalValue<Value: RawRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? where Value.RawValue == String {
        try converted(name, expected: LinkExpectation.ofRaw(type)) { Value(rawValue: $0) }
    }

    /// The value of this name, of a type that has both a raw value and a description: its description counts.
    public func optionalValue<Value: RawRepresentable & LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? where Value.RawValue == String {
        try converted(name, expected: LinkExpectation.of(type)) { Value($0) }
    }
}

extension LinkValues {
    private func converted<Value>(
        _ name: String, expected: @autoclosure () -> String, _ convert: (String) -> Value?
    ) throws(LinkValueError) -> Value? {
        guard let text = self[name] else { return nil }
        guard let value = convert(text) else {
            throw LinkValueError(name: name, value: text, expected: expected())
        }
        return value
    }

    private func required<Value>(
        _ name: String, _ value: Value?, expected: @autoclosure () -> String
    ) throws(LinkValueError) -> Value {
        guard let value else { throw LinkValueError(name: name, value: nil, expected: expected()) }
        return value
    }
}
