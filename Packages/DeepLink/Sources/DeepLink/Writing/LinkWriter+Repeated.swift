public import Foundation

extension LinkWriter {
    /// Writes the values of a repeated query parameter.
    @inlinable
    public mutating func write<Value: LosslessStringConvertible>(_ values: [Value]) {
        write(texts: values.map(\.description))
    }

    /// Writes the UUIDs of a repeated query parameter.
    @inlinable
    public mutating func write(_ values: [UUID]) {
        write(texts: values.map(\.uuidString))
    }

    /// Writes the raw values of a repeated query parameter.
    @inlinable
    public mutating func write<Value: RawRepresentable>(_ values: [Value])
    where Value.RawValue: LosslessStringConvertible {
        write(values.map(\.rawValue))
    }

    /// Writes the raw values of a repeated query parameter.
    @inlinable
    public mutating func write<Value: RawRepresentable>(_ values: [Value]) where Value.RawValue == UUID {
        write(values.map(\.rawValue))
    }

    /// Writes the descriptions of values that have raw values too of a repeated query parameter.
    @inlinable
    public mutating func write<Value: RawRepresentable & LosslessStringConvertible>(_ values: [Value])
    where Value.RawValue: LosslessStringConvertible {
        write(texts: values.map(\.description))
    }

    /// Writes the descriptions of values that have raw values too of a repeated query parameter.
    @inlinable
    public mutating func write<Value: RawRepresentable & LosslessStringConvertible>(_ values: [Value])
    where Value.RawValue == UUID {
        write(texts: values.map(\.description))
    }
}
