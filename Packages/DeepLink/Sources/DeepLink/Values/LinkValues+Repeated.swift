public import Foundation

extension LinkValues {
    /// The values of this index, in the link's order; none when it holds none.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept one of them.
    @inlinable
    public func repeatedValue<Value: LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> [Value] {
        var result: [Value] = []
        for range in repeated(index) {
            guard let value: Value = converted(range, index) else {
                throw wrong(index, text(of: range, index), LinkExpectation.of(type))
            }
            result.append(value)
        }
        return result
    }

    /// The values of this index, a UUID, in the link's order; none when it holds none.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept one of them.
    @inlinable
    public func repeatedValue(_ index: Int, as type: UUID.Type = UUID.self) throws(LinkValueError) -> [UUID] {
        var result: [UUID] = []
        for range in repeated(index) {
            guard let value: UUID = converted(range, index) else {
                throw wrong(index, text(of: range, index), LinkExpectation.of(type))
            }
            result.append(value)
        }
        return result
    }

    /// The values of this index, whose raw value is in the link, in the link's order; none when it holds none.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept one of them.
    @inlinable
    public func repeatedValue<Value: RawRepresentable>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> [Value] where Value.RawValue: LosslessStringConvertible {
        var result: [Value] = []
        for range in repeated(index) {
            guard let value: Value = converted(range, index) else {
                throw wrong(index, text(of: range, index), LinkExpectation.ofRaw(type))
            }
            result.append(value)
        }
        return result
    }

    /// The values of this index, whose raw value is a UUID in the link, in the link's order; none when it holds none.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept one of them.
    @inlinable
    public func repeatedValue<Value: RawRepresentable>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> [Value] where Value.RawValue == UUID {
        var result: [Value] = []
        for range in repeated(index) {
            guard let value: Value = converted(range, index) else {
                throw wrong(index, text(of: range, index), LinkExpectation.ofRaw(type))
            }
            result.append(value)
        }
        return result
    }

    /// The values of this index, of a type that has both a raw value and a description: its description counts, in the link's order; none when it holds none.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept one of them.
    @inlinable
    public func repeatedValue<Value: RawRepresentable & LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> [Value] where Value.RawValue: LosslessStringConvertible {
        var result: [Value] = []
        for range in repeated(index) {
            guard let value: Value = converted(range, index) else {
                throw wrong(index, text(of: range, index), LinkExpectation.of(type))
            }
            result.append(value)
        }
        return result
    }

    /// The values of this index, of a type that has both a UUID as its raw value and a description: its description counts, in the link's order; none when it holds none.
    ///
    /// - Throws: ``LinkValueError`` when the type does not accept one of them.
    @inlinable
    public func repeatedValue<Value: RawRepresentable & LosslessStringConvertible>(
        _ index: Int, as type: Value.Type = Value.self
    ) throws(LinkValueError) -> [Value] where Value.RawValue == UUID {
        var result: [Value] = []
        for range in repeated(index) {
            guard let value: Value = converted(range, index) else {
                throw wrong(index, text(of: range, index), LinkExpectation.of(type))
            }
            result.append(value)
        }
        return result
    }
}
