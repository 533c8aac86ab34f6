extension EnumDeclaration: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(name)
        writer.write(position)
        writer.write(access)
        writer.write(isConditional)
        writer.write(cases)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(
            name: try reader.string(), position: try reader.value(), access: try reader.optionalString(),
            isConditional: try reader.bool(), cases: try reader.list())
    }
}

extension CaseDeclaration: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(name)
        writer.write(position)
        writer.write(isConditional)
        writer.write(values)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(
            name: try reader.string(), position: try reader.value(), isConditional: try reader.bool(),
            values: try reader.list())
    }
}

extension AssociatedValue: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(label)
        writer.write(type)
        writer.write(position)
        writer.write(typePosition)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(
            label: try reader.optionalString(), type: try reader.string(), position: try reader.value(),
            typePosition: try reader.value())
    }
}

extension TypeDeclaration: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
        writer.write(position)
        writer.write(access)
        writer.write(isGeneric)
        writer.write(attributes)
        writer.write(inherited)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        guard let kind = Kind(rawValue: try reader.string()) else { throw StoreError() }
        self.init(
            kind, name: try reader.string(), position: try reader.value(), access: try reader.optionalString(),
            isGeneric: try reader.bool(), attributes: try reader.strings(), inherited: try reader.strings())
    }
}
