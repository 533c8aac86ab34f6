extension Motif {
    static let smartphones: [Motif] = [
        Motif(
            .ground(200, 352, 130),
            """
            <g transform="rotate(9 260 200)"><rect x="178" y="44" width="150" height="306" rx="30" fill="@body"/><rect x="178" y="44" width="150" height="306" rx="30" fill="@gleam"/><rect x="178" y="44" width="150" height="306" rx="30" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="2"/>
            <rect x="252" y="58" width="64" height="72" rx="18" fill="@dark"/><circle cx="272" cy="80" r="13" fill="#14151b"/><circle cx="272" cy="80" r="7" fill="#35437a"/><circle cx="272" cy="110" r="13" fill="#14151b"/><circle cx="272" cy="110" r="7" fill="#35437a"/><circle cx="299" cy="94" r="8" fill="#14151b"/><circle cx="299" cy="70" r="4" fill="#fff2c9"/><circle cx="269" cy="77" r="2.5" fill="#ffffff" fill-opacity=".8"/><circle cx="269" cy="107" r="2.5" fill="#ffffff" fill-opacity=".8"/></g>
            <g transform="rotate(-5 150 200)"><rect x="76" y="46" width="152" height="310" rx="32" fill="@dark"/><rect x="79" y="49" width="146" height="304" rx="29" fill="#0f1015"/><rect x="86" y="56" width="132" height="290" rx="23" fill="@screen"/>
            <path d="M86 250q50-60 84-26t48-30v129q0 23-23 23h-86q-23 0-23-23z" fill="#ffffff" fill-opacity=".2"/><path d="M86 292q46-30 80-8t52-16v55q0 23-23 23h-86q-23 0-23-23z" fill="#ffffff" fill-opacity=".28"/>
            <text x="152" y="140" font-family="Helvetica,Arial,sans-serif" font-weight="300" font-size="44" fill="#ffffff" text-anchor="middle">10:09</text><text x="152" y="160" font-family="Helvetica,Arial,sans-serif" font-size="10" fill="#ffffff" text-anchor="middle">Friday 14 June</text>
            <rect x="130" y="64" width="44" height="13" rx="6.5" fill="#0f1015"/><rect x="128" y="334" width="48" height="4" rx="2" fill="#ffffff" fill-opacity=".85"/><path d="M86 79q0-23 23-23h60L86 236z" fill="#ffffff" fill-opacity=".13"/></g>
            """)
    ]
}
