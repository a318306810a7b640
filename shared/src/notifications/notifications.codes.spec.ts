import { MAIL_PARAMETERS } from '../locales/message-parameters.ts';
import { isMuted, NOTICE_KINDS, NOTICE_MUTES, noticeKindOf } from './notifications.codes.ts';

const templates = Object.keys(MAIL_PARAMETERS);

test('every kind speaks of some message', () => {
  expect(new Set(templates.map(noticeKindOf).filter((kind) => kind !== null))).toEqual(
    new Set(NOTICE_KINDS),
  );
});

test('codes, how to pay an order, and a no-show with its deadline cannot be silenced', () => {
  const everything = [...NOTICE_MUTES];
  const always = [
    'verifyCode',
    'resetCode',
    'passwordChanged',
    'bookingReceivedCash',
    'bookingReceivedTransfer',
    'packOrderedTransfer',
    'noShowRecorded',
    'noShowKept',
    'toString',
  ];
  expect(
    always.filter(
      (template) => isMuted(everything, template, 'mail') || isMuted(everything, template, 'site'),
    ),
  ).toEqual([]);
});

test('a silenced kind is silent by that channel and no other', () => {
  expect(isMuted(['tomorrow:mail'], 'bookingTomorrow', 'mail')).toBe(true);
  expect(isMuted(['tomorrow:mail'], 'bookingTomorrow', 'site')).toBe(false);
  expect(isMuted(['tomorrow:mail'], 'bookingConfirmed', 'mail')).toBe(false);
});

test('what the venue moved or cancelled always comes by mail', () => {
  expect(NOTICE_MUTES).not.toContain('changed:mail');
  expect(NOTICE_MUTES).toContain('changed:site');
});
