public import Foundation

/// Room that grows as far as it can.
public struct Spacer: View {
    let minLength: CGFloat?

    public typealias Body = Never

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.spacer)
        node.style.minLength = minLength
        outputs.nodes.append(node)
    }
}

/// A thin line between views.
public struct Divider: View {
    public typealias Body = Never

    public init() {}

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        outputs.nodes.append(inputs.node(.divider))
    }
}
