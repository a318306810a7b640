import './noscript.css';

/** Shown without JavaScript where a part needs it. */
export function Noscript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="without-scripts">{text}</p>
    </noscript>
  );
}
