interface Waiting {
  waitingSince: string | null;
  lastAt: string;
}

/** Who has waited longest first, then what was said last. Instants are text of one form, so that text is their order. */
export function inQueue<C extends Waiting>(chats: readonly C[]): C[] {
  return chats.toSorted((one, other) => {
    if (one.waitingSince !== null && other.waitingSince !== null) return order(one.waitingSince, other.waitingSince);
    if (one.waitingSince !== other.waitingSince) return one.waitingSince === null ? 1 : -1;
    return order(other.lastAt, one.lastAt);
  });
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
