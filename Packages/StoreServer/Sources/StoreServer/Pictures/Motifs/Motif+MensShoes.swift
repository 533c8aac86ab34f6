extension Motif {
    static let mensShoes: [Motif] = [
        Motif(
            .ground(200, 296, 168),
            """
            <path d="M52 168q30 6 52-8l40-32q40 58 116 68 84 8 94 46l2 20H46q-8-60 6-94z" fill="@body"/>
            <path d="M104 160l40-32q20 28 48 44l-44 34q-30-14-44-46z" fill="@soft"/><path d="M148 206l44-34q20 12 44 18l-34 34q-36-2-54-18z" fill="@light" fill-opacity=".55"/>
            <path d="M134 168l24-18M146 182l28-22M162 194l30-22M178 204l30-22M196 212l28-20" stroke="#ffffff" stroke-width="7" stroke-linecap="round"/><path d="M134 168l24-18M146 182l28-22M162 194l30-22M178 204l30-22M196 212l28-20" stroke="@dark" stroke-opacity=".25" stroke-width="1.5"/>
            <path d="M296 262q0-40 58-20l2 20z" fill="@light" fill-opacity=".6"/><path d="M52 168q22 6 44-4l6 60-56 8q-2-40 6-64z" fill="@accent"/><path d="M118 236q80 4 110-14" stroke="@dark" stroke-opacity=".35" stroke-width="3" fill="none"/>
            <path d="M42 256h318q10 8 6 24-2 14-16 14H58q-16 0-18-16z" fill="@cream"/><path d="M40 276h326q0 18-16 18H58q-16 0-18-18z" fill="#cfc9bd"/><path d="M42 262h322" stroke="#b9b2a5" stroke-width="1.5"/>
            """),
        Motif(
            .ground(200, 298, 168),
            """
            <path d="M54 176q40 8 66-22l30-10q20 44 96 60 92 14 104 52l2 16H48q-6-60 6-96z" fill="@body"/>
            <path d="M150 144q20 44 96 60-20 30-84 24-30-30-42-74z" fill="@dark" fill-opacity=".55"/><path d="M144 176l36-14M154 194l38-18M170 208l34-18" stroke="@pale" stroke-width="4" stroke-linecap="round"/>
            <path d="M246 206q-8 34-6 66M300 222q34 10 46 34" stroke="@deep" stroke-opacity=".7" stroke-width="2.5" fill="none" stroke-dasharray="5 4"/><path d="M262 214q60 6 80 30-40-16-86-12z" fill="#ffffff" fill-opacity=".3"/><path d="M54 176q34 8 58-12l4 36-64 10q0-20 2-34z" fill="@dark" fill-opacity=".4"/>
            <path d="M44 270h312q6 0 6 8v8H44z" fill="@wood"/><path d="M44 284h104l-4 16H52q-8 0-8-8zM176 284h186q0 14-12 14H184z" fill="#2b2622"/>
            """),
        Motif(
            .ground(196, 310, 158),
            """
            <path d="M84 64h118q6 78 22 110 24 24 78 36 46 14 48 58v12H76q-6-30-4-80 8-60 12-136z" fill="@body"/><path d="M84 64h118l1 14H83z" fill="@dark" fill-opacity=".6"/>
            <path d="M122 84h48q4 60-6 116-26 8-44 0-6-60 2-116z" fill="@deep" fill-opacity=".7"/><path d="M128 90v106M136 90v110M144 90v112M152 90v110M160 90v106" stroke="#ffffff" stroke-opacity=".12" stroke-width="2.5"/>
            <path d="M96 52h10v24H96zM186 52h10v24h-10z" fill="@accent"/><path d="M240 190q60 10 86 46-50-22-96-22z" fill="#ffffff" fill-opacity=".22"/><path d="M88 100q-10 70-6 160" stroke="#ffffff" stroke-opacity=".25" stroke-width="8" fill="none"/>
            <path d="M70 276h282q6 0 6 8v8H70z" fill="@wood"/><path d="M70 290h90l-3 22H78q-8 0-8-8zM188 290h170q0 18-12 18H194z" fill="#2b2622"/>
            """),
    ]
}
