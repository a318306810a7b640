import { earliest, latest, minutesFrom, plusMinutes } from '../time/instant.ts';

/** Number of minutes after the start of the booking at which its hold ends at the latest. */
const GRACE_MINUTES = 15;
/** Number of minutes before the end of a hold at which the reminder is sent. */
const REMINDER_MINUTES = 15;
/**
 * A transfer proof pauses the hold until its review, but at most until this many minutes before the
 * start of the booking.
 */
const REVIEW_ENDS_MINUTES_BEFORE = 180;

/** A period of opening hours; start and end are instants. */
export interface OpenPeriod {
  start: Date;
  end: Date;
}

export interface HoldInput {
  now: Date;
  /** Start of the booking. */
  start: Date;
  holdMinutes: number;
  /**
   * Periods of opening hours from now on, in order. Set only if holds run during opening hours
   * only.
   */
  open?: readonly OpenPeriod[];
}

/**
 * Returns the end of a new hold: after `holdMinutes`, or 15 minutes after the start of the booking
 * if that is sooner.
 */
export function holdEnd({ now, start, holdMinutes, open }: HoldInput): Date {
  const run = open ? plusOpenMinutes(now, holdMinutes, open) : plusMinutes(now, holdMinutes);
  return capped(run, start);
}

/**
 * Returns the end of a hold after its booking moved to another start; null if that end is past. The
 * end does not change, but is at most 15 minutes after the new start.
 */
export function holdAfterMove({
  end,
  start,
  now,
}: {
  end: Date;
  start: Date;
  now: Date;
}): Date | null {
  return unlessLapsed(capped(end, start), now);
}

/**
 * Returns the end of a hold, or null if the end is already past. The caller then confirms the
 * booking without a hold.
 */
export function unlessLapsed(end: Date, now: Date): Date | null {
  return hasLapsed(end, now) ? null : end;
}

/**
 * Returns the end of a hold whose transfer proof has been under review since `since`. It assumes
 * the longest possible pause: until three hours before the start of the booking.
 */
export function holdEndUnderReview(hold: { end: Date; since: Date; start: Date }): Date {
  return holdEndAfterReview({
    ...hold,
    decided: plusMinutes(hold.start, -REVIEW_ENDS_MINUTES_BEFORE),
  });
}

/**
 * Returns the end of a hold after its transfer proof was refused. The time that was left when the
 * review began continues from the decision.
 */
export function holdEndAfterReview({
  end,
  since,
  start,
  decided,
}: {
  end: Date;
  since: Date;
  start: Date;
  decided: Date;
}): Date {
  const resumes = latest(since, earliest(decided, plusMinutes(start, -REVIEW_ENDS_MINUTES_BEFORE)));
  return capped(plusMinutes(resumes, minutesFrom(since, end)), start);
}

/**
 * Returns the instant of the reminder, 15 minutes before the end of the hold; null if that instant
 * is not in the future.
 */
export function reminderAt(now: Date, end: Date): Date | null {
  const at = plusMinutes(end, -REMINDER_MINUTES);
  return at > now ? at : null;
}

/** Whether a hold has ended. */
export function hasLapsed(end: Date, now: Date): boolean {
  return end <= now;
}

function capped(end: Date, start: Date): Date {
  return earliest(end, plusMinutes(start, GRACE_MINUTES));
}

/**
 * Returns the instant at which this many minutes of opening hours have passed since `now`. The last
 * period of `open` counts as endless.
 */
function plusOpenMinutes(now: Date, minutes: number, open: readonly OpenPeriod[]): Date {
  let left = minutes;
  let from = now;
  for (const { start, end } of open) {
    if (end <= from) continue;
    from = latest(from, start);
    if (minutesFrom(from, end) >= left) return plusMinutes(from, left);
    left -= minutesFrom(from, end);
    from = end;
  }
  return plusMinutes(from, left);
}
