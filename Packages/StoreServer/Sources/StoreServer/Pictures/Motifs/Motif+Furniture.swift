extension Motif {
    static let furniture: [Motif] = [
        Motif(
            .ground(200, 330, 112),
            """
            <path d="M122 286l-8 46h10l14-46zM278 286l8 46h-10l-14-46z" fill="@wood"/>
            <path d="M112 108q0-48 48-48h80q48 0 48 48v110H112z" fill="@body"/>
            <path d="M126 120q0-42 42-46h64q42 4 42 46v84H126z" fill="@light" fill-opacity=".55"/>
            <path d="M200 76v128" stroke="@dark" stroke-opacity=".35" stroke-width="2"/>
            <path d="M84 176q0-20 22-20t24 20v116H98q-14 0-14-14z" fill="@fall"/><path d="M316 176q0-20-22-20t-24 20v116h32q14 0 14-14z" fill="@shade"/>
            <path d="M128 212q0-14 14-14h116q14 0 14 14v30H128z" fill="@soft"/><path d="M128 240h144v52H128z" fill="@body"/>
            <path d="M128 240h144v8H128z" fill="#000000" fill-opacity=".16"/>
            <rect x="168" y="146" width="64" height="60" rx="12" fill="@tone" transform="rotate(-8 200 176)"/>
            """),
        Motif(
            .ground(200, 330, 110),
            """
            <path d="M186 172h28l8 116h-44z" fill="@body"/><path d="M130 330c8-26 40-42 70-44 30 2 62 18 70 44h-18c-14-18-30-22-52-22s-38 4-52 22z" fill="@shade"/>
            <ellipse cx="200" cy="166" rx="162" ry="34" fill="@deep"/><ellipse cx="200" cy="156" rx="162" ry="34" fill="@body"/>
            <ellipse cx="200" cy="153" rx="150" ry="29" fill="@light" fill-opacity=".4"/>
            <path d="M78 148q60-14 240 4M70 160q120-10 252 6M110 138q100-8 190 2" stroke="@dark" stroke-opacity=".28" stroke-width="1.5" fill="none"/>
            <path d="M180 150q-8-26 2-44h32q10 18 2 44z" fill="@cream"/><path d="M198 106c-4-26-22-38-34-42M200 106c0-30 6-46 10-60M202 106c6-22 18-30 32-34" stroke="#5d7f57" stroke-width="3" fill="none"/>
            <ellipse cx="162" cy="62" rx="15" ry="8" fill="@leaf" transform="rotate(30 162 62)"/><ellipse cx="212" cy="42" rx="15" ry="8" fill="@leaf" transform="rotate(-70 212 42)"/><ellipse cx="238" cy="70" rx="15" ry="8" fill="@leaf" transform="rotate(-20 238 70)"/><ellipse cx="182" cy="84" rx="13" ry="7" fill="@leaf" transform="rotate(40 182 84)"/>
            """),
        Motif(
            .ground(200, 318, 172),
            """
            <path d="M66 290l-4 30h10l10-30zM334 290l4 30h-10l-10-30z" fill="@wood"/>
            <path d="M62 150q0-34 34-34h208q34 0 34 34v90H62z" fill="@body"/>
            <path d="M74 156q0-26 26-26h94v88H74zM206 130h94q26 0 26 26v62H206z" fill="@light" fill-opacity=".5"/>
            <path d="M36 196q0-24 26-24t26 24v98H50q-14 0-14-14z" fill="@fall"/><path d="M364 196q0-24-26-24t-26 24v98h38q14 0 14-14z" fill="@shade"/>
            <path d="M86 222q0-12 12-12h94q8 0 8 12v22H86zM200 222q0-12 8-12h94q12 0 12 12v22H200z" fill="@soft"/>
            <path d="M86 242h228v52H86z" fill="@body"/><path d="M86 242h228v7H86z" fill="#000000" fill-opacity=".16"/>
            <rect x="96" y="156" width="58" height="56" rx="11" fill="@tone" transform="rotate(-9 124 184)"/><rect x="256" y="160" width="50" height="50" rx="10" fill="@cream" transform="rotate(10 280 184)"/>
            """),
        Motif(
            .ground(200, 322, 160),
            """
            <path d="M58 112q0-30 30-30h224q30 0 30 30v106H58z" fill="@body"/>
            <path d="M74 118q0-22 22-22h96v84H74zM208 96h96q22 0 22 22v62H208z" fill="@light" fill-opacity=".4"/>
            <rect x="84" y="158" width="108" height="52" rx="20" fill="@cream"/><rect x="208" y="158" width="108" height="52" rx="20" fill="@cream"/>
            <path d="M60 206q140-22 280 0l18 66H42z" fill="#fbf8f3"/>
            <path d="M52 232q148-20 296 0l14 56H38z" fill="@tone"/><path d="M52 232q148-20 296 0l3 14q-150-18-302 0z" fill="#ffffff" fill-opacity=".35"/>
            <path d="M34 284h332v26q0 6-6 6H40q-6 0-6-6z" fill="@wood"/><path d="M48 316h18v12H48zM334 316h18v12h-18z" fill="#6d4b2c"/>
            """),
        Motif(
            .ground(205, 334, 78),
            """
            <path d="M134 42l-22 292h10l22-292zM266 42l22 292h-10l-22-292z" fill="@body"/>
            <path d="M136 86h128l1 9H135zM131 142h138l1 9H130zM126 200h148l1 9H125zM121 258h158l1 9H120zM116 312h168l1 9H115z" fill="@dark"/>
            <g><path d="M150 54h9v32h-9z" fill="@accent"/><path d="M161 48h8v38h-8z" fill="#e9e2d6"/><path d="M171 58h10v28h-10z" fill="#5d7391"/><path d="M184 60l9-3 7 28-9 2z" fill="#b65f4c"/></g>
            <path d="M222 86q-10-8-6-26h26q4 18-6 26z" fill="@cream"/><path d="M229 60c-6-14-16-18-22-20M229 60c0-14 4-22 12-28" stroke="#5d7f57" stroke-width="2.5" fill="none"/><ellipse cx="208" cy="40" rx="10" ry="5.5" fill="@leaf" transform="rotate(25 208 40)"/><ellipse cx="242" cy="32" rx="10" ry="5.5" fill="@leaf" transform="rotate(-50 242 32)"/>
            <rect x="146" y="128" width="56" height="13" rx="2" fill="#e9e2d6"/><rect x="150" y="117" width="50" height="11" rx="2" fill="@accentDark"/><circle cx="240" cy="126" r="16" fill="@gold"/>
            <path d="M214 160h8v40h-8zM224 156h10v44h-10zM236 164h8v36h-8zM247 158h9v42h-9z" fill="#7b8a70"/><path d="M224 156h10v44h-10z" fill="#c9a15f"/><path d="M138 176h50v24h-50z" fill="@wood"/>
            <rect x="138" y="222" width="68" height="36" rx="4" fill="#d8c6a4"/><path d="M138 232h68M138 242h68M138 250h68" stroke="#b39a6e" stroke-width="2"/><path d="M226 218h9v40h-9zM237 224h10v34h-10zM250 216h8v42h-8z" fill="#54607a"/><path d="M237 224h10v34h-10z" fill="@accent"/>
            <path d="M132 280h56v32h-56z" fill="#cdb899"/><path d="M148 292h24" stroke="#8f7850" stroke-width="4" stroke-linecap="round"/><path d="M212 274h10v38h-10zM225 280h9v32h-9zM237 272h11v40h-11z" fill="#8f5b4c"/>
            """),
        Motif(
            .ground(200, 332, 84),
            """
            <path d="M128 70q72-34 144 0l4 16q-76-30-152 0z" fill="@body"/>
            <path d="M130 82l14 132M152 74l8 140M176 68l4 146M200 66v148M224 68l-4 146M248 74l-8 140M270 82l-14 132" stroke="@dark" stroke-width="7" stroke-linecap="round"/>
            <path d="M130 82l14 132M270 82l-14 132" stroke="@base" stroke-width="11" stroke-linecap="round"/>
            <path d="M140 228l-18 106h11l20-106zM260 228l18 106h-11l-20-106z" fill="@body"/><path d="M172 232l-8 78h8l10-78zM228 232l8 78h-8l-10-78z" fill="@deep"/>
            <path d="M140 276h120" stroke="@dark" stroke-width="7"/>
            <path d="M112 214q0-14 26-16h124q26 2 26 16 0 22-30 26H142q-30-4-30-26z" fill="@body"/><path d="M120 210q4-8 20-9h120q16 1 20 9-8 9-30 11H150q-22-2-30-11z" fill="@light" fill-opacity=".6"/>
            """),
    ]
}
