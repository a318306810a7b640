import { MAIL_PARAMETERS } from '../locales/message-parameters.ts';
import notices from '../locales/fr/notices.json' with { type: 'json' };
import { isPushed, isUrgentPush } from './push.rules.ts';

test('changes, reminders and offers are pushed; codes, papers and payments are mailed', () => {
  const pushed = ['bookingCancelledByVenue', 'bookingMoved', 'bookingTomorrow', 'waitingOffered'];
  expect(pushed.filter((template) => !isPushed(template))).toEqual([]);
  const mailed = ['verifyCode', 'bookingConfirmed', 'bookingReceivedTransfer', 'paymentReceived'];
  expect(mailed.filter(isPushed)).toEqual([]);
});

test('each pushed message has a short text', () => {
  const templates = Object.keys(MAIL_PARAMETERS).filter(isPushed);
  expect(templates.filter((template) => !Object.hasOwn(notices, template))).toEqual([]);
});

test('only pushed messages are urgent', () => {
  const templates = Object.keys(MAIL_PARAMETERS);
  expect(templates.filter((template) => isUrgentPush(template) && !isPushed(template))).toEqual([]);
  expect(isUrgentPush('bookingCancelledByVenue')).toBe(true);
  expect(isUrgentPush('bookingTomorrow')).toBe(false);
});
