import { codeChannelOf, codeLimitOf, isCodePhone } from './code-channels.rules.ts';

test.each([
  ['+212612345678', true],
  ['+212712345678', true],
  ['+212522345678', false],
  ['+212812345678', false],
  ['+33612345678', false],
  ['+2126123456789', false],
  ['0612345678', false],
])('of %s codes are sent: %s', (phone, isSent) => {
  expect(isCodePhone(phone)).toBe(isSent);
});

test.each([
  [100, 50],
  [3, 1],
  [1, 0],
  [0, 0],
])('at a limit of %i messages a day codes stop at %i', (dailyLimit, codes) => {
  expect(codeLimitOf(dailyLimit)).toBe(codes);
});

test.each([
  [{ channel: 'sms', email: null }, ['email', 'whatsapp', 'sms'], 'sms'],
  [{ channel: 'sms', email: 'a@b.test' }, ['email', 'whatsapp'], null],
  [{ channel: 'email', email: null }, ['email'], 'email'],
  [{ email: 'a@b.test' }, ['email', 'whatsapp', 'sms'], 'email'],
  [{ email: null }, ['email', 'whatsapp', 'sms'], 'whatsapp'],
  [{ email: 'a@b.test' }, ['sms'], 'sms'],
  [{ email: null }, ['email'], null],
  [{ email: 'a@b.test' }, [], null],
] as const)('for %j and %j the code goes by %s', (wish, configured, channel) => {
  expect(codeChannelOf(wish, configured)).toBe(channel);
});
