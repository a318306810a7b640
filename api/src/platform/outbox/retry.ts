import type { Failure } from '../mail/mail-error.ts';

export interface Attempt {
  /** Number of attempts, including the current one. */
  tries: number;
  dueAt: Date;
  now: Date;
  /** Whether the provider may have got the message and then reports it within minutes. */
  isReported?: boolean;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const FIRST_DELAY_SECONDS = 5;
/** Time for a report, so that a message is not sent twice. */
const REPORT_SECONDS = 300;
/**
 * Maximum delay in seconds between two attempts, by cause: short for an unreachable mail server,
 * long for a mail that the server refused.
 */
const LONGEST_DELAY_SECONDS: Record<Failure, number> = {
  unreachable: 30,
  deferred: 300,
  refused: 1800,
};
const RETRY_FOR_HOURS: Record<Failure, number> = { unreachable: 24, deferred: 24, refused: 2 };
// Minimum number of attempts, so that messages that became due during a day of downtime get more
// than one attempt.
const LEAST_TRIES = 3;

/**
 * The longest possible delay in milliseconds. A longer stored delay means that the clock was set
 * back.
 */
export const LONGEST_HOLD_MS = Math.max(...Object.values(LONGEST_DELAY_SECONDS)) * SECOND_MS;

/**
 * Returns the time of the next attempt; null if no attempt follows. The delay begins at five
 * seconds and doubles up to the maximum of the failure.
 */
export function nextTry(
  failure: Failure,
  { tries, dueAt, now, isReported = false }: Attempt,
): Date | null {
  const waitedMs = now.getTime() - dueAt.getTime();
  if (tries >= LEAST_TRIES && waitedMs >= RETRY_FOR_HOURS[failure] * HOUR_MS) return null;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** (tries - 1), LONGEST_DELAY_SECONDS[failure]);
  const seconds = isReported ? REPORT_SECONDS : delay;
  return new Date(now.getTime() + seconds * SECOND_MS);
}
