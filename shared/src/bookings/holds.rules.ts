import { earliest, latest, minutesFrom, plusMinutes } from '../time/instant.ts';

/** A hold never outlives this long after the start. */
const GRACE_MINUTES = 15;
/** A reminder goes out with this much of the hold left. */
const REMINDER_MINUTES = 15;
/** A transfer proof pauses the hold until staff decide, but not beyond this long before the start. */
const REVIEW_ENDS_MINUTES_BEFORE = 180;

/** A stretch of opening hours in instants. */
export interface OpenStretch {
  start: Date;
  end: Date;
}

export interface HoldInput {
  now: Date;
  /** Start of the booking. */
  start: Date;
  holdMinutes: number;
  /** Given when holds run only while the desk is open: the opening hours from now on, in order. */
  open?: readonly OpenStretch[];
}

/** When a new hold ends: after `holdMinutes`, or 15 minutes after the start if that is sooner. */
export function holdEnd({ now, start, holdMinutes, open }: HoldInput): Date {
  const run = open ? plusOpenMinutes(now, holdMinutes, open) : plusMinutes(now, holdMinutes);
  return capped(run, start);
}

/** The hold that a pending booking brings to another slot: what is left of it, by the start of that slot. */
export function holdAfterMove({ end, start, now }: { end: Date; start: Date; now: Date }): Date | null {
  return unlessLapsed(capped(end, start), now);
}

/** Null, which is to stand at once, where a hold would be over before it began. */
export function unlessLapsed(end: Date, now: Date): Date | null {
  return hasLapsed(end, now) ? null : end;
}

/** When a hold ends whose proof waits for the desk since `since`: it stands still from then to three hours before the start. */
export function holdEndUnderReview(hold: { end: Date; since: Date; start: Date }): Date {
  return holdEndAfterReview({ ...hold, decided: plusMinutes(hold.start, -REVIEW_ENDS_MINUTES_BEFORE) });
}

/** When a hold ends after the desk has refused its proof: what was left of it runs on from the decision. */
export function holdEndAfterReview({ end, since, start, decided }: { end: Date; since: Date; start: Date; decided: Date }): Date {
  const resumes = latest(since, earliest(decided, plusMinutes(start, -REVIEW_ENDS_MINUTES_BEFORE)));
  return capped(plusMinutes(resumes, minutesFrom(since, end)), start);
}

/** When to remind that 15 minutes are left; `null` for a hold that is not longer than that. */
export function reminderAt(now: Date, end: Date): Date | null {
  const at = plusMinutes(end, -REMINDER_MINUTES);
  return at > now ? at : null;
}

/** Whether a hold no longer holds anything. */
export function hasLapsed(end: Date, now: Date): boolean {
  return end <= now;
}

function capped(end: Date, start: Date): Date {
  return earliest(end, plusMinutes(start, GRACE_MINUTES));
}

/** The instant by which the desk has been open for so many minutes; as if it stayed open after the last stretch. */
function plusOpenMinutes(now: Date, minutes: number, open: readonly OpenStretch[]): Date {
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
