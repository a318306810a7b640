/** What is read of a press. */
interface Press {
  key: string;
  /** The key is still held from the press before. */
  repeat: boolean;
}

/** A press of Enter: what it came upon, and when, in milliseconds. */
export interface EnterPress {
  place: unknown;
  at: number;
}

/** Sooner than this nobody has read what came under the focus. */
export const UNREAD_MS = 300;

/**
 * Whether a press is only a hand that rests on Enter: it would press whatever has come under the focus since, the next line of a bank's
 * statement or the button of a form that has just opened. Where several lines are written it makes lines, as everywhere.
 */
export const isHeldEnter = ({ key, repeat }: Press, writesLines: boolean): boolean => repeat && key === 'Enter' && !writesLines;

/** Whether a press is the second half of a double one that comes upon something else than the first: a form that has just opened, or the next line. */
export const isUnread = (press: EnterPress, last: EnterPress | null): boolean => last !== null && press.place !== last.place && press.at - last.at < UNREAD_MS;
