extension Motif {
    static let motorcycle: [Motif] = [
        Motif(
            .ground(200, 322, 166),
            """
            <circle cx="96" cy="262" r="60" fill="#24252c"/><circle cx="96" cy="262" r="56" fill="none" stroke="#44464f" stroke-width="2"/><circle cx="96" cy="262" r="41" fill="#8a8f99"/><circle cx="96" cy="262" r="36" fill="#33353d"/><path d="M96.0 258.0L96.0 223.6M97.7 258.4L112.7 227.4M99.1 259.5L126.0 238.1M99.9 261.1L133.4 253.5M99.9 262.9L133.4 270.5M99.1 264.5L126.0 285.9M97.7 265.6L112.7 296.6M96.0 266.0L96.0 300.4M94.3 265.6L79.3 296.6M92.9 264.5L66.0 285.9M92.1 262.9L58.6 270.5M92.1 261.1L58.6 253.5M92.9 259.5L66.0 238.1M94.3 258.4L79.3 227.4" stroke="#b9bec6" stroke-width="3"/><circle cx="96" cy="262" r="12" fill="#c9ced5"/><circle cx="310" cy="262" r="60" fill="#24252c"/><circle cx="310" cy="262" r="56" fill="none" stroke="#44464f" stroke-width="2"/><circle cx="310" cy="262" r="41" fill="#8a8f99"/><circle cx="310" cy="262" r="36" fill="#33353d"/><path d="M310.0 258.0L310.0 223.6M311.7 258.4L326.7 227.4M313.1 259.5L340.0 238.1M313.9 261.1L347.4 253.5M313.9 262.9L347.4 270.5M313.1 264.5L340.0 285.9M311.7 265.6L326.7 296.6M310.0 266.0L310.0 300.4M308.3 265.6L293.3 296.6M306.9 264.5L280.0 285.9M306.1 262.9L272.6 270.5M306.1 261.1L272.6 253.5M306.9 259.5L280.0 238.1M308.3 258.4L293.3 227.4" stroke="#b9bec6" stroke-width="3"/><circle cx="310" cy="262" r="12" fill="#c9ced5"/>
            <path d="M96 262l84-26 40 26" stroke="#3a3c45" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M310 262L266 130" stroke="#c7ccd3" stroke-width="11" stroke-linecap="round"/><path d="M306 250l-30-92" stroke="#7b818b" stroke-width="4"/>
            <path d="M150 214h110l14 44q-6 28-50 30h-46q-34-4-42-32z" fill="#3a3c45"/><circle cx="206" cy="252" r="30" fill="#8a8f99"/><circle cx="206" cy="252" r="20" fill="#5d626c"/><path d="M176 216h60v8h-60zM178 204h56v8h-56z" fill="#a6abb4"/>
            <path d="M178 272q-50 26-132 18l-2-16q80 6 118-20z" fill="@metal"/>
            <path d="M158 164q10-34 62-34 46 0 58 26l-8 44q-50 20-110-2z" fill="@body"/><path d="M170 158q12-20 50-20 30 0 44 14-50-6-94 6z" fill="#ffffff" fill-opacity=".4"/><path d="M178 182q46 14 90 0" stroke="@pale" stroke-opacity=".8" stroke-width="5" fill="none"/>
            <path d="M52 172q30-14 62-6 26 10 50 4l2 26q-60 10-110-2-10-8-4-22z" fill="#2a2a30"/><path d="M44 190q50 22 120 10l-10 22q-60 6-104-14z" fill="@dark"/><path d="M38 184q14-10 22 2l-8 16q-14-6-14-18z" fill="#d63a34"/>
            <path d="M52 216a66 66 0 0 1 98 6l-12 6a54 54 0 0 0-80-4zM258 222a64 64 0 0 1 106 24l-13 3a52 52 0 0 0-86-18z" fill="@fall"/>
            <path d="M262 132l-34-18M262 130l-14-22q-16-10-30-6" stroke="#2a2a30" stroke-width="8" stroke-linecap="round" fill="none"/><circle cx="286" cy="146" r="21" fill="@metal"/><circle cx="292" cy="146" r="15" fill="#fff6d6"/>
            """),
        Motif(
            .ground(200, 322, 150),
            """
            <circle cx="108" cy="272" r="50" fill="#24252c"/><circle cx="108" cy="272" r="46" fill="none" stroke="#44464f" stroke-width="2"/><circle cx="108" cy="272" r="34" fill="#8a8f99"/><circle cx="108" cy="272" r="30" fill="#33353d"/><path d="M108.0 268.0L108.0 240.0M110.8 269.2L130.6 249.4M112.0 272.0L140.0 272.0M110.8 274.8L130.6 294.6M108.0 276.0L108.0 304.0M105.2 274.8L85.4 294.6M104.0 272.0L76.0 272.0M105.2 269.2L85.4 249.4" stroke="#b9bec6" stroke-width="3"/><circle cx="108" cy="272" r="10" fill="#c9ced5"/><circle cx="304" cy="272" r="50" fill="#24252c"/><circle cx="304" cy="272" r="46" fill="none" stroke="#44464f" stroke-width="2"/><circle cx="304" cy="272" r="34" fill="#8a8f99"/><circle cx="304" cy="272" r="30" fill="#33353d"/><path d="M304.0 268.0L304.0 240.0M306.8 269.2L326.6 249.4M308.0 272.0L336.0 272.0M306.8 274.8L326.6 294.6M304.0 276.0L304.0 304.0M301.2 274.8L281.4 294.6M300.0 272.0L272.0 272.0M301.2 269.2L281.4 249.4" stroke="#b9bec6" stroke-width="3"/><circle cx="304" cy="272" r="10" fill="#c9ced5"/>
            <path d="M304 272L266 118" stroke="#c7ccd3" stroke-width="12" stroke-linecap="round"/>
            <path d="M52 212q20-34 86-34 34 0 44 34l12 44h42q18-4 22-60l8-68q30 6 36 50l8 62q-8-18-26-16-30 4-36 44H160q-4-52-52-54-34 2-46 34-22-12-10-36z" fill="@body"/>
            <path d="M252 128l12-2q30 8 34 52l4 32q-22-50-44-60z" fill="@light" fill-opacity=".7"/><path d="M62 208q22-22 76-22-34 4-50 24z" fill="#ffffff" fill-opacity=".4"/>
            <path d="M62 168q0-16 22-16h74q26 0 30 14 0 14-20 14H84q-22 0-22-12z" fill="@leather"/><path d="M160 256h78v20h-82z" fill="#34363e"/>
            <path d="M262 122l-34-22" stroke="#2a2a30" stroke-width="9" stroke-linecap="round"/><path d="M258 96q26-8 36 12l-8 22q-22 2-32-12z" fill="@fall"/><circle cx="290" cy="114" r="15" fill="@metal"/><circle cx="294" cy="114" r="10" fill="#fff6d6"/><path d="M252 96l-8-34" stroke="#8a8f99" stroke-width="3"/><circle cx="242" cy="58" r="11" fill="@steel"/>
            <path d="M46 214q-4 12 4 18l10-6q-6-8-2-16z" fill="#d63a34"/>
            """),
    ]
}
