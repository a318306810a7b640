import fc from 'fast-check';
import { whatsAppLink } from './whatsapp-link.rules.ts';

test.each([
  ['+212612345678', 'https://wa.me/212612345678?text=a%20%26%20b'],
  ['+212712345678', 'https://wa.me/212712345678?text=a%20%26%20b'],
  ['+33612345678', 'https://wa.me/33612345678?text=a%20%26%20b'],
  ['+212522123456', null],
  ['0612345678', null],
  ['', null],
])('the link to %s is %s', (phone, link) => expect(whatsAppLink(phone, 'a & b')).toBe(link));

test('WhatsApp gets every text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const link = new URL(whatsAppLink('+212612345678', text) ?? '');
      expect([link.origin, link.searchParams.get('text')]).toEqual(['https://wa.me', text]);
    }),
  );
});
