/// What the account's flow needs: what its screens need, and where its exits lead.
public struct MyAccountFlowDependencyContainer: Sendable {
    let myAccount: MyAccountDependencyContainer
    let exit: @MainActor @Sendable (MyAccountExit) -> Void

    public init(myAccount: MyAccountDependencyContainer, exit: @escaping @MainActor @Sendable (MyAccountExit) -> Void) {
        self.myAccount = myAccount
        self.exit = exit
    }
}
