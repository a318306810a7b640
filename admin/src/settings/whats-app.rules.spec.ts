import { linkOf, whatsAppOf, withWhatsApp } from './whats-app.rules.ts';

const OTHER = { network: 'instagram', url: 'https://instagram.com/five' };

test('a WhatsApp number is shown as a number, another link as it is', () => {
  expect(whatsAppOf([OTHER])).toBe('');
  expect(whatsAppOf([OTHER, { network: 'whatsapp', url: 'https://wa.me/212661234567' }])).toBe(
    '+212661234567',
  );
  expect(whatsAppOf([{ network: 'whatsapp', url: 'https://chat.whatsapp.com/x' }])).toBe(
    'https://chat.whatsapp.com/x',
  );
});

test('a typed number adds, changes and removes the WhatsApp link and no other', () => {
  const added = withWhatsApp([OTHER], '0661');
  expect(added).toEqual([{ network: 'whatsapp', url: '0661' }, OTHER]);
  const changed = withWhatsApp(added, '0661234567');
  expect(changed).toEqual([{ network: 'whatsapp', url: '0661234567' }, OTHER]);
  expect(withWhatsApp(changed, '')).toEqual([OTHER]);
});

test.each([
  ['06 61 23 45 67', 'https://wa.me/212661234567'],
  ['+212661234567', 'https://wa.me/212661234567'],
  ['0661', '0661'],
  ['https://chat.whatsapp.com/x', 'https://chat.whatsapp.com/x'],
])('a left field turns %s into %s', (typed, link) => expect(linkOf(typed)).toBe(link));
