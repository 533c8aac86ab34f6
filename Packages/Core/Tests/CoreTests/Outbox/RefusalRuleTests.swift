import Mocks
import Model
import Testing

@testable import Core

@Suite struct RefusalRuleTests {
    private let id = Product.ID(rawValue: 8)

    private func refusal(_ reason: RefusalDTO.Reason, _ quantity: Int?, price: Int? = nil) -> RefusalDTO {
        RefusalDTO(
            status: 409, message: nil,
            lines: [
                .init(product: id, reason: reason, quantity: quantity, price: price.map { Money(minorUnits: $0) })
            ])
    }

    private func outcome(_ asked: Int, _ refusal: RefusalDTO, isCorrection: Bool = false) -> BagRefusal? {
        BagRefusal(of: asked, isCorrection: isCorrection, by: refusal, about: id)
    }

    @Test func theOfferedQuantityIsTaken() {
        #expect(outcome(5, refusal(.stock, 3))?.quantity == 3)
        #expect(outcome(5, refusal(.stock, 3))?.kind == .lowered(from: 5, to: 3))
        #expect(outcome(1, refusal(.minimum, 4))?.kind == .raised(from: 1, to: 4))
        #expect(outcome(5, refusal(.stock, 3))?.isSent == true)
    }

    @Test func anUnavailableProductLeavesTheBag() {
        #expect(outcome(5, refusal(.stock, 0))?.kind == .soldOut)
        #expect(outcome(5, refusal(.stock, nil))?.quantity == 0)
        #expect(outcome(5, refusal(.gone, 4))?.kind == .gone)
        #expect(outcome(5, refusal(.gone, 4))?.quantity == 0)
    }

    @Test func aRejectedCorrectionRemovesTheLine() {
        #expect(outcome(3, refusal(.stock, 2), isCorrection: true)?.quantity == 0)
        #expect(outcome(3, refusal(.stock, 2), isCorrection: true)?.isSent == false)
        #expect(outcome(5, refusal(.stock, 5))?.quantity == 0)
        #expect(outcome(5, refusal(.minimum, 2))?.quantity == 0)
        #expect(outcome(5, RefusalDTO(status: 422, message: nil, lines: [])) == nil)
    }

    private func returned(
        _ quantity: Int, stock: Int = 10, by refusal: RefusalDTO, held: Int? = nil
    ) -> Int? {
        let line = BagLine(product: .fixture(id: 8, stock: stock), quantity: quantity)
        let held = held.map { [BagQuantity(id: id, quantity: $0)] } ?? []
        return OrderRefusal(lines: [line], refusal: refusal).returned(to: held).first?.quantity
    }

    @Test func availableLinesOfAnOrderReturn() {
        let silent = RefusalDTO(status: 400, message: nil, lines: [])
        #expect(returned(3, by: silent) == 3)
        #expect(returned(3, by: silent, held: 2) == 5)
        #expect(returned(3, stock: 4, by: silent, held: 2) == 4)
        #expect(returned(3, stock: 4, by: silent, held: 6) == 6)
        #expect(returned(3, by: refusal(.stock, 2)) == 2)
        #expect(returned(3, by: refusal(.stock, 2), held: 1) == 2)
        #expect(returned(3, by: refusal(.stock, 0)) == nil)
        #expect(returned(1, by: refusal(.minimum, 4)) == 4)
        #expect(returned(3, by: refusal(.gone, 9)) == nil)
        #expect(returned(3, by: refusal(.price, 3, price: 5)) == 3)
        #expect(returned(.max, by: silent, held: .max) == .max)
    }

    @Test func theMessageNamesEachRejectedLine() {
        let lines = [BagLine(product: .fixture(id: 8, title: "Stool", stock: 9), quantity: 2)]
        func kind(_ refusal: RefusalDTO) -> OutboxConflictKind { OrderRefusal(lines: lines, refusal: refusal).kind }
        func told(_ reason: RefusedOrderLine.Reason) -> OutboxConflictKind {
            .orderRefused([RefusedOrderLine(product: id, title: "Stool", reason: reason)])
        }
        #expect(kind(refusal(.stock, 1)) == told(.stock(1)))
        #expect(kind(refusal(.minimum, 6)) == told(.minimum(6)))
        #expect(kind(refusal(.gone, nil)) == told(.gone))
        #expect(kind(refusal(.price, 2, price: 5)) == told(.price(Money(minorUnits: 5))))
        #expect(kind(refusal(.price, 2)) == .orderRefused([]))
    }
}
