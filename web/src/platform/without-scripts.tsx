import './without-scripts.css';

/** What stands where something needs scripts, for who has none. */
export function WithoutScripts({ text }: { text: string }) {
  return <noscript><p className="without-scripts">{text}</p></noscript>;
}
