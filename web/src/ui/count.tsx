import './count.css';

const MOST = 99;

/** A small number on the corner of what it counts; none at zero. Readers are told in words beside it. */
export function Count({ count }: { count: number }) {
  return count > 0 && <span className="count figure" aria-hidden>{count > MOST ? `${MOST}+` : count}</span>;
}
