/// The dependencies of the account's flow: those of its screens, and the exit handler.
public struct MyAccountFlowDependencyContainer: Sendable {
    let myAccount: MyAccountDependencyContainer
    let exit: @MainActor @Sendable (MyAccountExit) -> Void

    public init(myAccount: MyAccountDependencyContainer, exit: @escaping @MainActor @Sendable (MyAccountExit) -> Void) {
        self.myAccount = myAccount
        self.exit = exit
    }
}
