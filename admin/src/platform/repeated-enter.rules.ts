/** The relevant part of a key event. */
interface Press {
  key: string;
  /** The key is held down. */
  repeat: boolean;
}

/** An Enter press: its form or line, and its time in milliseconds. */
export interface EnterPress {
  place: unknown;
  at: number;
}

/** Time in milliseconds that is too short to read a newly focused element. */
export const MIN_READ_MS = 300;

/**
 * Whether the event is an auto-repeat of Enter. A repeat would activate the newly focused element,
 * such as the next bank line. In multi-line text a repeat inserts lines as usual.
 */
export const isRepeatedEnter = ({ key, repeat }: Press, writesLines: boolean): boolean =>
  repeat && key === 'Enter' && !writesLines;

/**
 * Whether the press is the second of a double press and hits another form or line than the first.
 */
export const isTooSoon = (press: EnterPress, last: EnterPress | null): boolean =>
  last !== null && press.place !== last.place && press.at - last.at < MIN_READ_MS;
