/** Drawing of the streets around a hall with a map pin, not to scale. */
export function StreetSketch() {
  return (
    <svg viewBox="0 0 640 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="460" fill="#eae4da" />
      <path d="M-10 330C120 300 180 420 330 390S560 330 660 380V470H-10Z" fill="#cfe0ea" />
      <path d="M420-10H660V120L520 150 420 90Z" fill="#d5e6cf" />
      <g fill="#f6f2ec">
        <path
          d={
            'M20 20H150V110H20ZM180 20H300V100H180ZM20 150H120V270H20ZM450 190H560V280H450Z' +
            'M590 200H650V290H590Z'
          }
        />
      </g>
      <g fill="#ddd5c9">
        <path
          d={
            'M36 36H84V74H36ZM100 36H134V92H100ZM196 34H240V84H196ZM256 34H286V60H256Z' +
            'M36 166H70V252H36ZM84 166H106V214H84ZM466 204H500V264H466Z' +
            'M514 204H546V236H514Z'
          }
        />
      </g>
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M-10 130H400L660 176" strokeWidth="24" />
        <path d="M165-10V300Q165 330 200 332L660 312" strokeWidth="20" />
        <path d="M330-10V320M-10 290H165M575 160V320M430 138 420-10" strokeWidth="13" />
      </g>
      <path
        d="M-10 130H400L660 176"
        stroke="#e8b84a"
        strokeWidth="3"
        strokeDasharray="14 12"
        fill="none"
      />
      <g transform="translate(196 158)">
        <rect width="116" height="146" rx="8" fill="#1f7a3d" />
        <path d="M0 36.5H116M0 73H116M0 109.5H116" stroke="#2a934c" strokeWidth="18" opacity=".6" />
        <g fill="none" stroke="#fff" strokeWidth="2.5">
          <rect x="8" y="8" width="100" height="130" rx="4" />
          <path d="M8 73H108M38 8v18h40V8M38 138v-18h40v18" />
          <circle cx="58" cy="73" r="15" />
        </g>
      </g>
      <ellipse cx="254" cy="234" rx="26" ry="7" fill="#000" opacity=".25" />
      <Pin />
    </svg>
  );
}

/** The place of the venue. */
function Pin() {
  return (
    <>
      <path
        d="M254 232c-30-38-44-58-44-82a44 44 0 0 1 88 0c0 24-14 44-44 82Z"
        fill="var(--orange)"
      />
      <circle cx="254" cy="150" r="17" fill="#fff" />
    </>
  );
}
