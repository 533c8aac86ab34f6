extension FileDeclarations: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(file)
        writer.write(routeConfigs)
        writer.write(activityConfigs)
        writer.write(activityIDs)
        writer.write(routes)
        writer.write(exits)
        writer.write(types)
        writer.write(strays)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(try reader.value())
        routeConfigs = try reader.list()
        activityConfigs = try reader.list()
        activityIDs = try reader.list()
        routes = try reader.list()
        exits = try reader.list()
        types = try reader.list()
        strays = try reader.list()
    }
}

extension SourceFile: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(module)
        writer.write(path)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(module: try reader.string(), path: try reader.string())
    }
}

extension SourcePosition: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(line)
        writer.write(column)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(line: try reader.int(), column: try reader.int())
    }
}

extension Located<String>: Storable {
    func store(in writer: inout StoreWriter) {
        writer.write(value)
        writer.write(position)
    }

    init(from reader: inout StoreReader) throws(StoreError) {
        self.init(try reader.string(), at: try reader.value())
    }
}
