extension Motif {
    static let tablets: [Motif] = [
        Motif(
            .flat,
            """
            <rect x="42" y="86" width="316" height="236" rx="24" fill="@body"/><rect x="46" y="90" width="308" height="228" rx="21" fill="#101116"/><rect x="62" y="106" width="276" height="196" rx="8" fill="@screen"/><circle cx="200" cy="98" r="2.5" fill="#3b3e4b"/><path d="M62 240q70-70 130-30t146-60v144q0 8-8 8H70q-8 0-8-8z" fill="#ffffff" fill-opacity=".2"/><path d="M62 276q80-40 150-12t126-24v54q0 8-8 8H70q-8 0-8-8z" fill="#ffffff" fill-opacity=".28"/><circle cx="286" cy="144" r="19" fill="#ffffff" fill-opacity=".75"/>
            <text x="92" y="158" font-family="Helvetica,Arial,sans-serif" font-weight="300" font-size="40" fill="#ffffff">10:09</text><path d="M62 114q0-8 8-8h150L110 302H70q-8 0-8-8z" fill="#ffffff" fill-opacity=".1"/>
            <g fill="#ffffff" fill-opacity=".85"><rect x="140" y="270" width="22" height="22" rx="6"/><rect x="170" y="270" width="22" height="22" rx="6" fill="@accent"/><rect x="200" y="270" width="22" height="22" rx="6"/><rect x="230" y="270" width="22" height="22" rx="6" fill="@dark"/></g>
            """),
        Motif(
            .flat,
            """
            <rect x="42" y="86" width="316" height="236" rx="24" fill="@body"/><rect x="46" y="90" width="308" height="228" rx="21" fill="#101116"/><rect x="62" y="106" width="276" height="196" rx="8" fill="#fbfaf6"/><circle cx="200" cy="98" r="2.5" fill="#3b3e4b"/><path d="M92 262c40-20 30-110 70-112s20 90 50 84 20-70 60-74" fill="none" stroke="@base" stroke-width="8" stroke-linecap="round"/><path d="M96 282q90-22 200-6" stroke="@accent" stroke-width="6" stroke-linecap="round" fill="none"/><circle cx="120" cy="150" r="22" fill="@accent" fill-opacity=".75"/><circle cx="150" cy="140" r="15" fill="@light" fill-opacity=".8"/><rect x="74" y="118" width="10" height="172" rx="5" fill="#e4e0d6"/><circle cx="79" cy="134" r="4" fill="@base"/><circle cx="79" cy="152" r="4" fill="@accent"/><circle cx="79" cy="170" r="4" fill="#2b2d3a"/>
            <g transform="rotate(38 306 190)"><rect x="297" y="24" width="18" height="170" rx="8" fill="@cream"/><path d="M297 190h18l-7 24h-4z" fill="#d8d3c8"/><path d="M303 208h6l-2 7h-2z" fill="@ink"/><rect x="297" y="40" width="18" height="7" fill="@base"/></g>
            """),
        Motif(
            .flat,
            """
            <rect x="86" y="44" width="228" height="312" rx="22" fill="@body"/><rect x="104" y="62" width="192" height="262" rx="5" fill="#efece4"/><circle cx="200" cy="340" r="6" fill="#000000" fill-opacity=".2"/>
            <text x="126" y="104" font-family="Georgia,serif" font-size="21" fill="#3a3a3d">Chapter One</text><g fill="#5a5a5e" fill-opacity=".72"><rect x="126" y="122" width="148" height="4"/><rect x="126" y="135" width="140" height="4"/><rect x="126" y="148" width="148" height="4"/><rect x="126" y="161" width="132" height="4"/><rect x="126" y="174" width="146" height="4"/><rect x="126" y="187" width="90" height="4"/><rect x="126" y="209" width="148" height="4"/><rect x="126" y="222" width="138" height="4"/><rect x="126" y="235" width="148" height="4"/><rect x="126" y="248" width="120" height="4"/><rect x="126" y="261" width="144" height="4"/><rect x="126" y="274" width="60" height="4"/></g><path d="M126 306h148" stroke="#bdb9ae" stroke-width="3"/><path d="M126 306h46" stroke="#4a4a4e" stroke-width="3"/><path d="M104 62h120L104 262z" fill="#ffffff" fill-opacity=".3"/>
            """),
    ]
}
