public import Foundation

extension LinkValues {
    /// The value of this index; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    @inlinable
    public func optionalValue<Value: LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? {
        guard let range = range(of: index) else { return nil }
        if let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }

    /// The value of this index, a UUID; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    @inlinable
    public func optionalValue(_ index: Int, as type: UUID.Type = UUID.self) throws(LinkValueError) -> UUID? {
        guard let range = range(of: index) else { return nil }
        if let value: UUID = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }

    /// The value of this index, whose raw value is in the link; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    @inlinable
    public func optionalValue<Value: RawRepresentable>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? where Value.RawValue: LosslessStringConvertible {
        guard let range = range(of: index) else { return nil }
        if let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.ofRaw(type))
    }

    /// The value of this index, whose raw value is a UUID in the link; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    @inlinable
    public func optionalValue<Value: RawRepresentable>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? where Value.RawValue == UUID {
        guard let range = range(of: index) else { return nil }
        if let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.ofRaw(type))
    }

    /// The value of this index, of a type that has both a raw value and a description: its description counts; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    @inlinable
    public func optionalValue<Value: RawRepresentable & LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? where Value.RawValue: LosslessStringConvertible {
        guard let range = range(of: index) else { return nil }
        if let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }

    /// The value of this index, of a type that has both a UUID as its raw value and a description: its description counts; nil when the link does not hold it.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept it: a wrong value is not the same as none.
    @inlinable
    public func optionalValue<Value: RawRepresentable & LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value? where Value.RawValue == UUID {
        guard let range = range(of: index) else { return nil }
        if let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }
}
