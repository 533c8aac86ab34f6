extension Motif {
    static let laptops: [Motif] = [
        Motif(
            .ground(200, 318, 178),
            """
            <path d="M70 92q0-14 14-14h232q14 0 14 14v170H70z" fill="@body"/><path d="M76 96q0-12 12-12h224q12 0 12 12v160H76z" fill="#14151b"/>
            <path d="M86 94h228v154H86z" fill="@screen"/><path d="M86 248q60-70 114-40t114-50v90z" fill="#ffffff" fill-opacity=".22"/><path d="M86 248q70-36 128-16t100-22v38z" fill="#ffffff" fill-opacity=".25"/><circle cx="262" cy="134" r="18" fill="#ffffff" fill-opacity=".7"/>
            <path d="M86 94h120L120 248H86z" fill="#ffffff" fill-opacity=".13"/><circle cx="200" cy="89" r="2" fill="#555965"/>
            <path d="M70 262h260l38 44H32z" fill="@body"/><path d="M84 268h232l18 20H66z" fill="@deep" fill-opacity=".75"/><path d="M80 273h240M75 278h250M71 283h258" stroke="#ffffff" stroke-opacity=".16" stroke-width="1.5"/><path d="M158 292h84l5 11H153z" fill="@light" fill-opacity=".75"/>
            <path d="M32 306h336v4q0 8-12 8H44q-12 0-12-8z" fill="@shade"/><path d="M172 306h56q-2 6-10 6h-36q-8 0-10-6z" fill="#000000" fill-opacity=".25"/>
            """)
    ]
}
