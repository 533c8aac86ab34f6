extension Motif {
    static let womensDresses: [Motif] = [
        Motif(
            .flat,
            """
            <path d="M150 44q-26 8-42 24l-30 62 36 20 26-38 8 62q-34 90-62 186 114 36 228 0-28-96-62-186l8-62 26 38 36-20-30-62q-16-16-42-24-14 40-50 70-36-30-50-70z" fill="@body"/>
            <path d="M150 44q14 50 66 92l34-92-50 66z" fill="@deep" fill-opacity=".5"/><path d="M250 44q-16 60-102 116l4 16 100-58-2-74z" fill="@light" fill-opacity=".6"/><path d="M150 44l26 44 24 26-24 26-28-20z" fill="@light" fill-opacity=".3"/>
            <path d="M146 160q54 16 108 0l2 16q-56 16-112 0z" fill="@dark"/><path d="M164 170q-16 26-30 68l12 4q14-38 26-68zM168 172q2 34-6 78l12 2q8-46 4-80z" fill="@dark"/><circle cx="168" cy="169" r="9" fill="@deep"/>
            <path d="M216 178q-16 90-20 186M244 178q30 90 46 172M170 256q-20 50-34 100" stroke="@dark" stroke-opacity=".35" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M190 186q-20 80-28 170" stroke="#ffffff" stroke-opacity=".18" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M86 360q114 36 228 0" stroke="@dark" stroke-opacity=".5" stroke-width="3" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <path d="M148 42h20v46h64V42h20q2 60 14 84l-12 46q38 84 60 176-114 40-228 0 22-92 60-176l-12-46q12-24 14-84z" fill="@body"/><path d="M168 88h64v8h-64z" fill="@light"/><path d="M148 42h20v46l-34 38q12-24 14-84zM252 42h-20v46l34 38q-12-24-14-84z" fill="@light" fill-opacity=".5"/>
            <path d="M146 164h108v17H146z" fill="@leather"/><rect x="190" y="160" width="24" height="25" rx="4" fill="none" stroke="#d1a654" stroke-width="4.5"/>
            <path d="M200 96v68M200 184v184" stroke="@dark" stroke-opacity=".35" stroke-width="2"/><g fill="#fbf8f0"><circle cx="200" cy="112" r="4.5"/><circle cx="200" cy="136" r="4.5"/><circle cx="200" cy="210" r="4.5"/><circle cx="200" cy="240" r="4.5"/><circle cx="200" cy="270" r="4.5"/><circle cx="200" cy="300" r="4.5"/><circle cx="200" cy="330" r="4.5"/></g>
            <path d="M160 186q-24 80-36 164M240 186q24 80 36 164M178 190q-8 80-12 166M222 190q8 80 12 166" stroke="@dark" stroke-opacity=".25" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M112 248l28 10-6 40-30-8zM288 248l-28 10 6 40 30-8z" fill="@light" fill-opacity=".4"/>
            <path d="M90 332q110 38 220 0" stroke="@pale" stroke-opacity=".7" stroke-width="3" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <path d="M156 34l4 60M244 34l-4 60" stroke="@dark" stroke-width="5" stroke-linecap="round"/><path d="M158 88q14 30 42 34 28-4 42-34 12 20 14 46 0 30-10 54 36 80 56 170-102 34-204 0 20-90 56-170-10-24-10-54 2-26 14-46z" fill="@body"/>
            <path d="M158 88q14 30 42 34 28-4 42-34l4 8q-16 34-46 38-30-4-46-38z" fill="@light"/>
            <path d="M170 140q-10 30 0 60-24 70-38 160M200 134v60q-8 80-8 176M230 140q10 30 0 60 24 70 38 160" stroke="#ffffff" stroke-opacity=".22" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M184 140q-8 36 0 60-18 80-26 166M216 140q8 36 0 60 18 80 26 166M154 190q-24 80-40 160M246 190q24 80 40 160" stroke="@dark" stroke-opacity=".32" stroke-width="4" fill="none" stroke-linecap="round"/>
            <path d="M98 358q102 34 204 0" stroke="@dark" stroke-opacity=".5" stroke-width="3" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <path d="M158 48l-54 20q-22 10-30 40L46 262q20 12 42 6l36-120-4 70q-14 70-16 132 96 28 192 0-2-62-16-132l-4-70 36 120q22 6 42-6l-28-154q-8-30-30-40l-54-20q-42 16-84 0z" fill="@body"/>
            <path d="M156 50q44 20 88 0l4-20q-48 16-96 0z" fill="@dark"/><path d="M160 36v16M172 38v18M184 40v18M200 40v18M216 40v18M228 38v18M240 36v16" stroke="@light" stroke-opacity=".5" stroke-width="2.5"/>
            <path d="M104 332q96 28 192 0v18q-96 28-192 0z" fill="@dark" fill-opacity=".6"/><path d="M46 262q20 12 42 6l6-20q-24 4-44-8zM354 262q-20 12-42 6l-6-20q24 4 44-8z" fill="@dark" fill-opacity=".6"/>
            <g stroke="@dark" stroke-opacity=".3" stroke-width="4" fill="none"><path d="M150 70q-14 20 0 40t0 40 0 40 0 40 0 40 0 50M176 76q-14 20 0 40t0 40 0 40 0 40 0 40 0 50M224 76q14 20 0 40t0 40 0 40 0 40 0 40 0 50M250 70q14 20 0 40t0 40 0 40 0 40 0 40 0 50"/></g><path d="M200 74v266" stroke="#ffffff" stroke-opacity=".22" stroke-width="9"/>
            """),
    ]
}
