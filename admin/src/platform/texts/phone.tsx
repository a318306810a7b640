import { phoneText } from './format.ts';

/**
 * A phone number, written left to right and without line breaks. In Arabic it still aligns with the
 * start of the line.
 */
export function Phone({ phone }: { phone: string }) {
  return (
    <span className="nowrap figures">
      <bdi dir="ltr">{phoneText(phone)}</bdi>
    </span>
  );
}
