import {
  about,
  instant,
  integer,
  nullable,
  object,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';

export const failedMail = object('FailedMail', {
  id: reference('notification'),
  reference: reference('notification'),
  to: about('Mail address of the recipient; null for an erased account.', nullable(text())),
  user: about(
    'Reference of the user that the mail was addressed to; null for other recipients.',
    nullable(reference('user')),
  ),
  template: about('Name of the mail template, such as `bookingConfirmed`.', text()),
  title: about(
    'Subject of the mail, in the language of the API caller, not of the recipient.',
    text(),
  ),
  about: about(
    'Reference of the booking, pack or other record that the mail concerned.',
    nullable(text()),
  ),
  tries: about('Number of attempts to deliver the mail.', integer()),
  error: about('Error of the last attempt to deliver the mail.', nullable(text())),
  dueAt: about('Instant from which the mail was due, ISO 8601.', instant()),
  givenUpAt: about('Instant at which delivery was abandoned, ISO 8601.', instant()),
});
/** A mail whose delivery was retried for a day and then abandoned. */
export type FailedMailAnswer = TypeOf<typeof failedMail>;
