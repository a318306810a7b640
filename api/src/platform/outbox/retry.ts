/** Why a mail did not go: nobody answered, it was put off (4xx), or it was refused for what it is (5xx). */
export type Failure = 'unreachable' | 'deferred' | 'refused';

export interface Attempt {
  /** How many there were, this one included. */
  tries: number;
  dueAt: Date;
  now: Date;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const FIRST_DELAY_SECONDS = 5;
/** A server that is back is noticed soon; one that refuses an address is not asked about it every minute. */
const LONGEST_DELAY_SECONDS: Record<Failure, number> = { unreachable: 30, deferred: 300, refused: 1800 };
const PATIENCE_HOURS: Record<Failure, number> = { unreachable: 24, deferred: 24, refused: 2 };
const LEAST_TRIES = 3; // what fell due while the product was down for a day deserves more than one

/** No wait is longer; one that seems to be was set before the clock went back. */
export const LONGEST_HOLD_MS = Math.max(...Object.values(LONGEST_DELAY_SECONDS)) * SECOND_MS;

/** When to try again, doubling from five seconds; null to give up. */
export function nextTry(failure: Failure, { tries, dueAt, now }: Attempt): Date | null {
  const waitedMs = now.getTime() - dueAt.getTime();
  if (tries >= LEAST_TRIES && waitedMs >= PATIENCE_HOURS[failure] * HOUR_MS) return null;
  const seconds = Math.min(FIRST_DELAY_SECONDS * 2 ** (tries - 1), LONGEST_DELAY_SECONDS[failure]);
  return new Date(now.getTime() + seconds * SECOND_MS);
}
