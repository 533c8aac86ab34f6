import FlowUI
import Observation

/// What the user chooses to see, in all screens of a window.
@MainActor @Observable
final class DisplaySettings {
    var hidesBalances = false
}

/// An amount in euros, unless the user hides balances.
struct BalanceText: View {
    let amount: Decimal
    @Environment(DisplaySettings.self) private var settings

    var body: some View {
        if settings.hidesBalances { Text("Hidden") } else { Text(amount, format: .currency(code: "EUR")) }
    }
}
