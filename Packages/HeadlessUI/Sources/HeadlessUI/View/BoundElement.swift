/// An element of a collection that a row changes.
public struct _BoundElement<Base, ID> where Base: MutableCollection, ID: Hashable {
    let collection: Binding<Base>
    let index: Base.Index
    let id: ID

    /// The element at the index. A row that is being removed keeps the last element that it had.
    @MainActor var binding: Binding<Base.Element> {
        let (collection, index, last) = (collection, index, collection.wrappedValue[index])
        return Binding(
            reading: { collection.wrappedValue.indices.contains(index) ? collection.wrappedValue[index] : last },
            writing: { if collection.wrappedValue.indices.contains(index) { collection.wrappedValue[index] = $0 } })
    }
}
