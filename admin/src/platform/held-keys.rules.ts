/** What is read of a press. */
interface Press {
  key: string;
  /** The key is still held from the press before. */
  repeat: boolean;
}

/**
 * Whether a press is only a hand that rests on Enter: it would press whatever has come under the focus since, the next line of a bank's
 * statement or the button of a form that has just opened. Where several lines are written it makes lines, as everywhere.
 */
export const isHeldEnter = ({ key, repeat }: Press, writesLines: boolean): boolean => repeat && key === 'Enter' && !writesLines;
