import DeepLink

extension URLRouter<BankNavigation.Route> {
    /// The links of the app: `/savings` and `/savings/1`. A transfer, which ends with a result, is neither opened nor restored.
    static func banking() throws -> Self {
        let kinds = Account.Kind.allCases
        let table = try LinkTable(
            kinds.flatMap { [LinkEntry("/\($0.rawValue)", route: .accounts($0)), account($0)] },
            tabs: kinds.map { LinkTab($0.rawValue, root: "/\($0.rawValue)") }, home: "/current")
        return URLRouter(table, policy: LinkPolicy(schemes: ["bank"], hosts: ["bank.example"]))
    }

    /// The link to an account. The second path is from the time when the app had no tabs for kinds.
    private static func account(_ kind: Account.Kind) -> LinkEntry<BankNavigation.Route> {
        LinkEntry("/\(kind.rawValue)/:number", aliases: ["/accounts/\(kind.rawValue)/:number"], tab: kind.rawValue) {
            values throws(DeepLinkRefusal) in
            .account(Account.ID(kind: kind, number: try values.value(0, .text)))
        } print: { route, link in
            guard case .account(let id) = route, id.kind == kind else { return false }
            link.write(id.number, .text)
            return true
        }
    }
}
