/** The fields of a keyboard event that the rules need. */
interface Press {
  key: string;
  /** Whether the event is an auto-repeat of a held key. */
  repeat: boolean;
}

/** A press of Enter: the form or line in which it happened, and its time in milliseconds. */
export interface EnterPress {
  place: unknown;
  at: number;
}

/**
 * Minimum time in milliseconds between two presses of Enter on different forms or lines. Within a
 * shorter time, the user cannot have read the newly focused element.
 */
export const MIN_READ_MS = 300;

/**
 * Whether the event is an auto-repeat of Enter, which would activate a newly focused element, such
 * as the next bank line. In multi-line text, a repeat inserts lines as usual.
 */
export const isRepeatedEnter = ({ key, repeat }: Press, writesLines: boolean): boolean =>
  repeat && key === 'Enter' && !writesLines;

/**
 * Whether a press is the second of a double press, and hits another form or line than the first
 * press.
 */
export const isTooSoon = (press: EnterPress, last: EnterPress | null): boolean =>
  last !== null && press.place !== last.place && press.at - last.at < MIN_READ_MS;
