/// Reads what stands before the brace of a type: `enum Name<T>: Base, Protocol where …`.
struct TypeHeaderReader {
    struct Header {
        var kind: TypeDeclaration.Kind
        /// With the types around an extended one: `Checkout.AddressViewModel`.
        var name: String
        var nameIndex: Int
        var isGeneric = false
        var inherited: [String] = []
        /// The index of the brace.
        var brace: Int
    }

    let tokens: Tokens
    let module: String

    /// - Returns: Nil when no type is declared at an index.
    func header(at index: Int) -> Header? {
        guard let kind = kind(at: index), let name = tokens.name(index + 1) else { return nil }
        var header = Header(kind: kind, name: name, nameIndex: index + 1, brace: index + 2)
        readName(&header)
        // `extension Int?` is one of `Optional`.
        if tokens.isSign("?", header.brace) { return nil }
        if tokens.isSign(":", header.brace) { readInherited(&header) }
        while header.brace < tokens.count, !tokens.isSign("{", header.brace) {
            if tokens.isSign("}", header.brace) || tokens.isSign(";", header.brace) { return nil }
            header.brace += 1
        }
        return tokens.isSign("{", header.brace) ? header : nil
    }

    private func kind(at index: Int) -> TypeDeclaration.Kind? {
        guard let kind = TypeDeclaration.Kind(rawValue: tokens.word(index)) else { return nil }
        guard ![".", "(", ","].contains(where: { tokens.isSign($0, index - 1) }), tokens.word(index - 1) != "import"
        else { return nil }
        // `class func`; and `actor` is a name like any other, unless a name and what belongs to a type follow it.
        if kind == .class, Self.memberWords.contains(tokens.word(index + 1)) { return nil }
        if kind == .actor {
            guard !Self.expressionWords.contains(tokens.word(index + 1)) else { return nil }
            let follows =
                ["{", ":", "<"].contains { tokens.isSign($0, index + 2) } || tokens.word(index + 2) == "where"
            guard follows, !beginsExpression(index) else { return nil }
        }
        return kind
    }

    private func beginsExpression(_ index: Int) -> Bool {
        ["(", ",", "=", "["].contains { tokens.isSign($0, index - 1) }
            || ["let", "var", "for", "await", "return", "case"].contains(tokens.word(index - 1))
    }

    /// Goes over `Outer<Int>.Inner` and `Module::Type`.
    private func readName(_ header: inout Header) {
        while true {
            if tokens.isSign("<", header.brace) {
                header.isGeneric = true
                header.brace = tokens.behindAngles(header.brace)
            } else if tokens.isSign(".", header.brace), let name = tokens.name(header.brace + 1) {
                header.name += ".\(name)"
                header.brace += 2
            } else if tokens.isSign(":", header.brace), tokens.isSign(":", header.brace + 1),
                let name = tokens.name(header.brace + 2)
            {
                header.name = name
                header.brace += 3
            } else {
                break
            }
        }
        // `extension Home.HomeViewModel`, in the module Home.
        if header.kind == .extension, header.name.hasPrefix("\(module).") {
            header.name.removeFirst(module.count + 1)
        }
    }

    private func readInherited(_ header: inout Header) {
        var start = header.brace + 1
        var index = start
        while index < tokens.count {
            let isEnd = tokens.isSign("{", index) || tokens.isSign("}", index) || tokens.word(index) == "where"
            if isEnd || tokens.isSign(",", index) {
                if index > start { header.inherited.append(tokens.text(start..<index)) }
                start = index + 1
            }
            if isEnd { break }
            if tokens.isSign("<", index) {
                index = tokens.behindAngles(index)
            } else if tokens.isSign("(", index) {
                index = tokens.behindBrackets(index)
            } else {
                index += 1
            }
        }
        header.brace = index
    }

    private static let memberWords: Set<String> = [
        "final", "func", "init", "let", "open", "override", "private", "public", "static", "subscript", "var",
    ]
    private static let expressionWords: Set<String> = [
        "as", "else", "for", "if", "in", "is", "let", "var", "where", "while",
    ]
}
