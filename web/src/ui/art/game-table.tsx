const MEN = [
  { x: 122, y: 112, color: 'var(--orange)' },
  { x: 170, y: 118, color: '#f0bc4e' },
  { x: 222, y: 110, color: 'var(--orange)' },
  { x: 274, y: 117, color: '#f0bc4e' },
];

/** Drawing of a table football game, and a screen for match evenings. */
export function GameTable() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="240" fill="#262338" />
      <rect y="196" width="400" height="44" fill="#1a1828" />
      <Screen />
      <path d="M131 84 60 196H340L269 84Z" fill="#40c456" opacity=".08" />
      <path
        d="M84 176 70 236M316 176 330 236"
        stroke="#6b4526"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M66 134H334L318 184H82Z" fill="#8f5f32" />
      <path d="M84 112H316L334 138H66Z" fill="#c98f55" />
      <path d="M98 116H302L316 134H84Z" fill="#1c7a3b" />
      <path d="M200 116V134" stroke="#fff" strokeOpacity=".7" strokeWidth="2.5" />
      <Rods />
      <circle cx="196" cy="127" r="4.5" fill="#fff" />
      <path d="M30 196q-4-34 24-34t24 34Z" fill="var(--orange)" />
      <path d="M340 196q-4-30 22-30t22 30Z" fill="#1f5f99" />
    </svg>
  );
}

/** Draws a screen that shows a pitch. */
function Screen() {
  return (
    <>
      <rect x="124" y="18" width="152" height="66" rx="6" fill="#101417" />
      <rect x="131" y="24" width="138" height="54" fill="#218c46" />
      <path
        d="M200 24V78M131 38h12v26h-12M269 38h-12v26h12"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="2.5"
      />
      <circle
        cx="200"
        cy="51"
        r="11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="2.5"
      />
    </>
  );
}

/** Draws the rods of the table, each with a player. */
function Rods() {
  return MEN.map(({ x, y, color }, i) => (
    <g key={x}>
      <path
        d={`M${x} ${i % 2 ? 92 : 100}V${i % 2 ? 158 : 146}`}
        stroke="#dfe5e8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={`M${x - 6} ${y - 8}h12v17h-12Z`} fill={color} />
      <circle cx={x} cy={y - 13} r="5.5" fill="#d6a077" />
      <path
        d={`M${x} ${i % 2 ? 158 : 146}v10`}
        stroke="#101417"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </g>
  ));
}
