import Model
import Testing

@Suite struct AddressBookTests {
    private func address(_ number: Int) -> DeliveryAddress { DeliveryAddress(name: "\(number)") }

    @Test func theLastUsedOneIsTheFirstUnlessAnotherIsTheDefault() {
        var book = AddressBook()
        for number in [1, 2, 1] { book.use(address(number)) }
        #expect(book.addresses == [address(1), address(2)])
        book.save(address(2), replacing: address(2), isDefault: true)
        book.use(address(3))
        #expect(book.addresses == [address(2), address(3), address(1)])
        book.save(address(2), replacing: address(2), isDefault: false)
        #expect(book.addresses == [address(3), address(1), address(2)])
    }

    @Test func theDefaultOneIsNeverReplacedByNewerOnes() {
        var book = AddressBook()
        book.save(address(0), replacing: nil, isDefault: true)
        for number in 1...20 { book.use(address(number)) }
        #expect(book.addresses == [address(0)] + (12...20).reversed().map(address))
    }

    @Test func anEditedOneKeepsItsPlaceAndIsThereOnce() {
        var book = AddressBook([address(1), address(2), address(3)])
        book.save(address(4), replacing: address(2), isDefault: false)
        #expect(book.addresses == [address(1), address(4), address(3)])
        book.save(address(3), replacing: address(1), isDefault: true)
        #expect(book.addresses == [address(3), address(4)])
        // One that was removed in the meantime is added.
        book.save(address(5), replacing: address(9), isDefault: false)
        #expect(book.addresses == [address(3), address(5), address(4)])
    }

    @Test func aRemovedOneIsNotTheDefaultAnyLonger() {
        var book = AddressBook([address(1), address(2)])
        book.save(address(2), replacing: address(2), isDefault: true)
        book.remove(address(2))
        book.remove(address(7))
        #expect(book.addresses == [address(1)])
    }
}
