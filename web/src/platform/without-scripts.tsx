import './without-scripts.css';

/** Shown without JavaScript where a part needs it. */
export function WithoutScripts({ text }: { text: string }) {
  return (
    <noscript>
      <p className="without-scripts">{text}</p>
    </noscript>
  );
}
