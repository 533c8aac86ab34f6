public import Foundation

extension LinkWriter {
    /// Writes a value, or nothing when there is none.
    @inlinable
    public mutating func write<Value: LosslessStringConvertible>(_ value: Value?) {
        if let value { write(value) } else { writeNothing() }
    }

    /// Writes a UUID, or nothing when there is none.
    @inlinable
    public mutating func write(_ value: UUID?) {
        if let value { write(value) } else { writeNothing() }
    }

    /// Writes a value's raw value, or nothing when there is none.
    @inlinable
    public mutating func write<Value: RawRepresentable>(_ value: Value?)
    where Value.RawValue: LosslessStringConvertible {
        if let value { write(value) } else { writeNothing() }
    }

    /// Writes a value's raw value, or nothing when there is none.
    @inlinable
    public mutating func write<Value: RawRepresentable>(_ value: Value?) where Value.RawValue == UUID {
        if let value { write(value) } else { writeNothing() }
    }

    /// Writes the description of a value that has a raw value too, or nothing when there is none.
    @inlinable
    public mutating func write<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value?)
    where Value.RawValue: LosslessStringConvertible {
        if let value { write(value) } else { writeNothing() }
    }

    /// Writes the description of a value that has a raw value too, or nothing when there is none.
    @inlinable
    public mutating func write<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value?)
    where Value.RawValue == UUID {
        if let value { write(value) } else { writeNothing() }
    }
}
