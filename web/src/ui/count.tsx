import './count.css';

const MOST = 99;

/**
 * A badge with a number; nothing if the number is 0. Screen readers do not read the badge, but a
 * text beside it.
 */
export function Count({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="count figure" aria-hidden>
        {count > MOST ? `${MOST}+` : count}
      </span>
    )
  );
}
