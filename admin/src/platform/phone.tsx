import { phoneText } from './format.ts';

/** A number as it is dialled: read from the left, in one piece, and at the start of its line in Arabic too. */
export function Phone({ phone }: { phone: string }) {
  return <span className="nowrap figures"><bdi dir="ltr">{phoneText(phone)}</bdi></span>;
}
