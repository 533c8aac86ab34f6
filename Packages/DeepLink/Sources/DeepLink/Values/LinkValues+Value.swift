public import Foundation

extension LinkValues {
    /// The value of this index.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    @inlinable
    public func value<Value: LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value {
        if let range = range(of: index), let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }

    /// The value of this index, a UUID.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    @inlinable
    public func value(_ index: Int, as type: UUID.Type = UUID.self) throws(LinkValueError) -> UUID {
        if let range = range(of: index), let value: UUID = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }

    /// The value of this index, whose raw value is in the link.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    @inlinable
    public func value<Value: RawRepresentable>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value where Value.RawValue: LosslessStringConvertible {
        if let range = range(of: index), let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.ofRaw(type))
    }

    /// The value of this index, whose raw value is a UUID in the link.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    @inlinable
    public func value<Value: RawRepresentable>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value where Value.RawValue == UUID {
        if let range = range(of: index), let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.ofRaw(type))
    }

    /// The value of this index, of a type that has both a raw value and a description: its description counts.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    @inlinable
    public func value<Value: RawRepresentable & LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value where Value.RawValue: LosslessStringConvertible {
        if let range = range(of: index), let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }

    /// The value of this index, of a type that has both a UUID as its raw value and a description: its description counts.
    ///
    /// - Throws: ``LinkValueError`` when there is none, or when the type does not accept it.
    @inlinable
    public func value<Value: RawRepresentable & LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> Value where Value.RawValue == UUID {
        if let range = range(of: index), let value: Value = converted(range, index) { return value }
        throw failure(index, LinkExpectation.of(type))
    }
}
