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

/** Nobody can read a newly focused element within this time. */
export const MIN_READ_MS = 300;

/**
 * Whether the event is an auto-repeat of Enter, which would activate whatever received the focus
 * meanwhile, such as the next bank line or the button of a new form. In multi-line text it inserts
 * lines as usual.
 */
export const isRepeatedEnter = ({ key, repeat }: Press, writesLines: boolean): boolean =>
  repeat && key === 'Enter' && !writesLines;

/**
 * Whether the press is the second of a double press and hits another form or line than the first.
 */
export const isTooSoon = (press: EnterPress, last: EnterPress | null): boolean =>
  last !== null && press.place !== last.place && press.at - last.at < MIN_READ_MS;
