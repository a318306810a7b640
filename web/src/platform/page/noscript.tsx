import './noscript.css';

/** Text in place of a part that needs JavaScript, shown without JavaScript. */
export function Noscript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="without-scripts">{text}</p>
    </noscript>
  );
}
