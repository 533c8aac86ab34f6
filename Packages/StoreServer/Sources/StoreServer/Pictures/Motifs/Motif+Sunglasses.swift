extension Motif {
    static let sunglasses: [Motif] = [
        Motif(
            .ground(200, 292, 150),
            """
            <g transform="translate(0 26)"><path d="M52 158q-24-30 6-52l10 8q-18 18 4 44zM348 158q24-30-6-52l-10 8q18 18-4 44z" fill="@dark"/><path d="M116 110a62 62 0 1 0 .1 0z" fill="@lens"/><path d="M284 110a62 62 0 1 0 .1 0z" fill="@lens"/><path d="M78 200L140 128h26L92 220zM244 204l62-76h14l-66 88z" fill="#ffffff" fill-opacity=".16"/><path d="M116 110a62 62 0 1 0 .1 0z" fill="none" stroke="@base" stroke-width="14"/><path d="M284 110a62 62 0 1 0 .1 0z" fill="none" stroke="@base" stroke-width="14"/><path d="M116 110a62 62 0 1 0 .1 0z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="2.3"/><path d="M284 110a62 62 0 1 0 .1 0z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="2.3"/><path d="M176 160q24-24 48 0" fill="none" stroke="@dark" stroke-width="12" stroke-linecap="round"/></g>
            """),
        Motif(
            .ground(200, 292, 150),
            """
            <g transform="translate(0 26)"><path d="M52 158q-24-30 6-52l10 8q-18 18 4 44zM348 158q24-30-6-52l-10 8q18 18-4 44z" fill="@dark"/><path d="M60 122q-8-14 12-14h88q20 0 18 22l-10 66q-4 26-32 26H94q-22 0-26-24z" fill="@lens"/><path d="M340 122q8-14-12-14h-88q-20 0-18 22l10 66q4 26 32 26h42q22 0 26-24z" fill="@lens"/><path d="M78 200L140 128h26L92 220zM244 204l62-76h14l-66 88z" fill="#ffffff" fill-opacity=".16"/><path d="M60 122q-8-14 12-14h88q20 0 18 22l-10 66q-4 26-32 26H94q-22 0-26-24z" fill="none" stroke="@base" stroke-width="16"/><path d="M340 122q8-14-12-14h-88q-20 0-18 22l10 66q4 26 32 26h42q22 0 26-24z" fill="none" stroke="@base" stroke-width="16"/><path d="M60 122q-8-14 12-14h88q20 0 18 22l-10 66q-4 26-32 26H94q-22 0-26-24z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="2.7"/><path d="M340 122q8-14-12-14h-88q-20 0-18 22l10 66q4 26 32 26h42q22 0 26-24z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="2.7"/><path d="M178 132q22-14 44 0" fill="none" stroke="@dark" stroke-width="14" stroke-linecap="round"/></g>
            """),
        Motif(
            .ground(200, 296, 150),
            """
            <g transform="translate(0 26)"><path d="M52 158q-24-30 6-52l10 8q-18 18 4 44zM348 158q24-30-6-52l-10 8q18 18-4 44z" fill="@dark"/><path d="M58 128q0-18 22-18h78q22 0 22 22 0 96-68 96-50 0-54-100z" fill="@lens"/><path d="M342 128q0-18-22-18h-78q-22 0-22 22 0 96 68 96 50 0 54-100z" fill="@lens"/><path d="M78 200L140 128h26L92 220zM244 204l62-76h14l-66 88z" fill="#ffffff" fill-opacity=".16"/><path d="M58 128q0-18 22-18h78q22 0 22 22 0 96-68 96-50 0-54-100z" fill="none" stroke="@base" stroke-width="6"/><path d="M342 128q0-18-22-18h-78q-22 0-22 22 0 96 68 96 50 0 54-100z" fill="none" stroke="@base" stroke-width="6"/><path d="M58 128q0-18 22-18h78q22 0 22 22 0 96-68 96-50 0-54-100z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="1.5"/><path d="M342 128q0-18-22-18h-78q-22 0-22 22 0 96 68 96 50 0 54-100z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="1.5"/><path d="M178 118h44M180 144q20-14 40 0" fill="none" stroke="@dark" stroke-width="5" stroke-linecap="round"/></g>
            """),
        Motif(
            .ground(200, 288, 150),
            """
            <g transform="translate(0 26)"><path d="M52 158q-24-30 6-52l10 8q-18 18 4 44zM348 158q24-30-6-52l-10 8q18 18-4 44z" fill="@dark"/><path d="M40 104q30 0 66 6h52q20 4 18 26-4 74-66 76-50 0-56-62-4-26-14-46z" fill="@lens"/><path d="M360 104q-30 0-66 6h-52q-20 4-18 26 4 74 66 76 50 0 56-62 4-26 14-46z" fill="@lens"/><path d="M78 200L140 128h26L92 220zM244 204l62-76h14l-66 88z" fill="#ffffff" fill-opacity=".16"/><path d="M40 104q30 0 66 6h52q20 4 18 26-4 74-66 76-50 0-56-62-4-26-14-46z" fill="none" stroke="@base" stroke-width="13"/><path d="M360 104q-30 0-66 6h-52q-20 4-18 26 4 74 66 76 50 0 56-62 4-26 14-46z" fill="none" stroke="@base" stroke-width="13"/><path d="M40 104q30 0 66 6h52q20 4 18 26-4 74-66 76-50 0-56-62-4-26-14-46z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="2.2"/><path d="M360 104q-30 0-66 6h-52q-20 4-18 26 4 74 66 76 50 0 56-62 4-26 14-46z" fill="none" stroke="@pale" stroke-opacity=".55" stroke-width="2.2"/><path d="M176 138q24-16 48 0" fill="none" stroke="@dark" stroke-width="11" stroke-linecap="round"/></g>
            """),
        Motif(
            .ground(200, 276, 156),
            """
            <g transform="translate(0 36)"><path d="M52 158q-24-30 6-52l10 8q-18 18 4 44zM348 158q24-30-6-52l-10 8q18 18-4 44z" fill="@ink"/><path d="M44 124q156-46 312 0 4 76-52 92-46 8-80-30-10-14-24-14t-24 14q-34 38-80 30-56-16-52-92z" fill="@tone"/><path d="M44 124q156-46 312 0 4 76-52 92-46 8-80-30-10-14-24-14t-24 14q-34 38-80 30-56-16-52-92z" fill="@lens" fill-opacity=".55"/><path d="M60 136q60-22 140-24-80 20-124 86-18-24-16-62z" fill="#ffffff" fill-opacity=".25"/><path d="M38 126q162-52 324 0l-2 14q-160-44-320 0z" fill="@body"/><path d="M176 182q24-20 48 0" stroke="@base" stroke-width="9" fill="none" stroke-linecap="round"/></g>
            """),
    ]
}
