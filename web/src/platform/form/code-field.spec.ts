import { formatPhone } from '@five/shared/auth/phone-display';
import { sentTo } from './code-field.tsx';

describe('the contact to which a code was sent', () => {
  it.each(['+212612345678', '+33612345678', '06 12 34 56 78'])(
    'is one word from left to right: %s',
    (phone) => {
      const text = sentTo(phone);
      expect(text).toMatch(/^\u2066[+\d\u00a0]+\u2069$/);
      expect(text.slice(1, -1).replaceAll('\u00a0', ' ')).toBe(formatPhone(phone));
    },
  );

  it('is an email in the direction of its letters', () => {
    expect(sentTo('salma@five.test')).toBe('\u2068salma@five.test\u2069');
  });
});
