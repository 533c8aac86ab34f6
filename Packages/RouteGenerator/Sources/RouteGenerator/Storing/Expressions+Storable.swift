extension ConstantDeclaration: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(type)
        writer.write(name)
        writer.write(position)
        writer.write(isStatic)
        writer.write(isConditional)
        writer.write(value)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(
            type: try reader.string(), name: try reader.string(), position: try reader.value(),
            isStatic: try reader.bool(), isConditional: try reader.bool(), value: try reader.optional())
    }
}

extension Expression: Storable {
    func store(in writer: inout StoreWriter) {
        switch self {
        case .other: writer.write(0)
        case .nil: writer.write(1)
        case .boolean(let value):
            writer.write(2)
            writer.write(value)
        case .integer(let value):
            writer.write(3)
            writer.write(value)
        case .string(let value):
            writer.write(4)
            writer.write(value.text)
            writer.write(value.inset ?? -1)
        case .member(let type, let name):
            writer.write(5)
            writer.write(type)
            writer.write(name)
        case .call(let callee, let arguments):
            writer.write(6)
            writer.write(callee)
            writer.write(arguments)
        }
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        switch try reader.int() {
        case 0: self = .other
        case 1: self = .nil
        case 2: self = .boolean(try reader.bool())
        case 3: self = .integer(try reader.int())
        case 4:
            let text = try reader.string()
            let inset = try reader.int()
            self = .string(StringValue(text, inset: inset < 0 ? nil : inset))
        case 5: self = .member(type: try reader.optionalString(), name: try reader.string())
        case 6: self = .call(try reader.string(), arguments: try reader.list())
        default: throw StoreError()
        }
    }
}

extension Argument: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(label)
        writer.write(value)
        writer.write(position)
        writer.write(valuePosition)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(
            try reader.optionalString(), try reader.value(), at: try reader.value(), valueAt: try reader.value())
    }
}
