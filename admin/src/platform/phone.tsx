import { phoneText } from './format.ts';

/** A phone number: left to right, unbroken, and aligned with the line's start in Arabic too. */
export function Phone({ phone }: { phone: string }) {
  return (
    <span className="nowrap figures">
      <bdi dir="ltr">{phoneText(phone)}</bdi>
    </span>
  );
}
