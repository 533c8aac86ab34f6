public import Foundation

extension LinkWriter {
    /// Writes a value.
    @inlinable
    public mutating func write<Value: LosslessStringConvertible>(_ value: Value) {
        // A comparison of constants once this is specialized.
        if Value.self == Int.self, let integer = value as? Int {
            write(integer: integer)
        } else {
            write(text: value.description)
        }
    }

    /// Writes a UUID.
    @inlinable
    public mutating func write(_ value: UUID) {
        write(text: value.uuidString)
    }

    /// Writes a value's raw value.
    @inlinable
    public mutating func write<Value: RawRepresentable>(_ value: Value)
    where Value.RawValue: LosslessStringConvertible {
        write(value.rawValue)
    }

    /// Writes a value's raw value.
    @inlinable
    public mutating func write<Value: RawRepresentable>(_ value: Value) where Value.RawValue == UUID {
        write(value.rawValue)
    }

    /// Writes the description of a value that has a raw value too.
    @inlinable
    public mutating func write<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value)
    where Value.RawValue: LosslessStringConvertible {
        write(text: value.description)
    }

    /// Writes the description of a value that has a raw value too.
    @inlinable
    public mutating func write<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value)
    where Value.RawValue == UUID {
        write(text: value.description)
    }
}
