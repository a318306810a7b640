/** Drawing of a cafeteria table with tea; the pitch is visible behind the glass. */
export function CafeCorner() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="240" fill="#2b2420" />
      <path d="M28 26H250V150H28Z" fill="#1c7a3b" />
      <path d="M28 26H250V62H28Z" fill="#1a242a" />
      <path d="M28 62H250V74H28Z" fill="#e6eaec" />
      <path d="M28 100H250V122H28Z" fill="#218c46" />
      <path
        d="M139 74V150M94 74q0 26 45 26t45-26"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="3"
      />
      <path d="M22 20H256V156H22ZM139 20V156" fill="none" stroke="#4a3d33" strokeWidth="9" />
      <path d="M330 0V52" stroke="#101417" strokeWidth="4" />
      <path d="M300 82q4-32 30-32t30 32Z" fill="var(--orange)" />
      <path d="M306 82 252 240H408L354 82Z" fill="#ffe9c2" opacity=".16" />
      <path d="M272 120H392M272 160H392" stroke="#6b5748" strokeWidth="6" strokeLinecap="round" />
      <g fill="#c9d1d6">
        <path d="M284 120v-16h12v16ZM304 120v-20h12v20ZM352 120v-16h22v16Z" />
      </g>
      <g fill="#f0bc4e">
        <path d="M284 160v-14h20v14ZM326 120v-22h14v22Z" />
      </g>
      <g fill="#40c456">
        <circle cx="334" cy="150" r="10" />
        <circle cx="352" cy="150" r="10" />
      </g>
      <path d="M64 190H300a7 7 0 0 1 0 14H64a7 7 0 0 1 0-14Z" fill="#c98f55" />
      <path d="M182 204V240" stroke="#8f5f32" strokeWidth="12" />
      <Teapot />
      <Glass x={196} />
      <Glass x={236} />
    </svg>
  );
}

function Teapot() {
  return (
    <g>
      <path d="M92 188q-10-44 30-48 40 4 30 48Z" fill="#dfe5e8" />
      <path
        d="M122 140v-10M112 144q10-7 20 0"
        stroke="#aeb9bf"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M150 170q14-2 20-22"
        stroke="#dfe5e8"
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M94 158q-22-2-16 18 4 8 16 4" stroke="#aeb9bf" strokeWidth="6" fill="none" />
    </g>
  );
}

function Glass({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 158h24l-4 31h-16Z`} fill="#f0bc4e" opacity=".9" />
      <path d={`M${x} 158h24l-1 8h-22Z`} fill="#fff6e4" />
      <path d={`M${x + 10} 158q-3-14 4-18 2 10-4 18Z`} fill="#40c456" />
    </g>
  );
}
