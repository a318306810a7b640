/** Drawing of the lines of a pitch from above, used as a watermark. */
export function PitchLines() {
  return (
    <svg className="pitch-lines" viewBox="0 0 300 160" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeWidth="3">
        <rect x="8" y="10" width="284" height="140" rx="6" />
        <path d="M150 10V150M8 44a36 36 0 0 1 0 72M292 44a36 36 0 0 0 0 72" />
        <circle cx="150" cy="80" r="26" />
      </g>
    </svg>
  );
}
