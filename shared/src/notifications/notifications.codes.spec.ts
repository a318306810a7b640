import { MAIL_PARAMETERS } from '../locales/message-parameters.ts';
import {
  isMuted,
  MAIL_KINDS,
  NOTICE_KINDS,
  NOTICE_MUTES,
  noticeKindOf,
  stoppableKindOf,
  stoppedKinds,
  withMailChoice,
} from './notifications.codes.ts';

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

/** Mails that a person needs: codes and the own account, how to pay, sanctions, the academy. */
const NEEDED = [
  /^(welcome|testMail|staffInvited|contactReceived)$/,
  /Code$|^(passwordChanged|emailChanged|phoneReleased|secondFactor|recoveryCode)/,
  /^(booking|series)Received|^packOrdered|^packCancelled$|ProofRefused$/,
  /^academy/,
  /^noShow|^community(Hidden|Warned|Suspended|Reinstated)$/,
];

test('a mail without a way to stop it is a code, about payment, the academy or a sanction', () => {
  const always = templates.filter((template) => noticeKindOf(template) === null);
  expect(always.filter((template) => !NEEDED.some((needed) => needed.test(template)))).toEqual([]);
  expect(stoppableKindOf('seriesEnding')).toBe('series');
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

test('a mail can be stopped exactly if its kind can be silenced by mail', () => {
  for (const template of templates)
    expect([template, stoppableKindOf(template) !== null]).toEqual([
      template,
      isMuted([...NOTICE_MUTES], template, 'mail'),
    ]);
});

test.each(MAIL_KINDS)(
  'stopping and resuming %s by mail leaves other choices as they are',
  (kind) => {
    const before = NOTICE_MUTES.filter((mute) => mute !== `${kind}:mail`);
    const stopped = withMailChoice(before, { kind, wanted: false });
    expect(stoppedKinds(stopped)).toContain(kind);
    expect(withMailChoice(stopped, { kind, wanted: false })).toEqual(stopped);
    expect(withMailChoice(stopped, { kind, wanted: true })).toEqual(before);
  },
);
