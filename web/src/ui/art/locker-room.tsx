const LOCKERS = ['#2a353d', 'var(--orange)', '#2a353d', '#2a353d', '#34424b', '#2a353d'];

/** Drawing of lockers, a bench, and shirts on their pegs. */
export function LockerRoom() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="240" fill="#3b4a52" />
      <path d="M0 0H400V64H0Z" fill="#32404a" />
      <rect y="204" width="400" height="36" fill="#222c33" />
      {LOCKERS.map((color, i) => (
        <g key={i} transform={`translate(${16 + i * 36} 30)`}>
          <rect width="34" height="168" rx="3" fill={color} />
          <path
            d="M9 16h16M9 24h16M9 32h16"
            stroke="#101417"
            strokeOpacity=".55"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path d="M27 84v16" stroke="#e9edef" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      <path d="M246 62H390" stroke="#c98f55" strokeWidth="9" strokeLinecap="round" />
      <Shirt x={282} color="#f0bc4e" />
      <Shirt x={350} color="var(--orange)" />
      <path d="M130 184H388v13H130Z" fill="#c98f55" />
      <path d="M150 197V226M368 197V226" stroke="#101417" strokeWidth="9" strokeLinecap="round" />
      <path d="M168 184q-2-22 18-22h30q18 0 18 22Z" fill="var(--orange)" />
      <path d="M186 162q0-15 15-15t15 15" fill="none" stroke="#b8380d" strokeWidth="5" />
      <path d="M60 226q-6-20 8-22l8 9 22 5q6 3 4 8Z" fill="#f4f6f6" />
      <path d="M58 226H103" stroke="var(--orange)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

function Shirt({ x, color }: { x: number; color: string }) {
  return (
    <g transform={`translate(${x} 66)`}>
      <path d="M0-8V2" stroke="#e9edef" strokeWidth="4" strokeLinecap="round" />
      <path d="M-11 4-32 18l8 20 8-4v50h32V34l8 4 8-20L11 4q-11 11-22 0Z" fill={color} />
      <path d="M-16 58H16" stroke="#fff" strokeOpacity=".8" strokeWidth="7" />
    </g>
  );
}
