import './count.css';

const MOST = 99;

/** A badge with a number; nothing at zero. Screen readers get the text beside it. */
export function Count({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="count figure" aria-hidden>
        {count > MOST ? `${MOST}+` : count}
      </span>
    )
  );
}
