import { bookingCustomer } from '../customers/customers.contract.ts';
import { LOCALES } from '../locales/locale.ts';
import { writeResult } from '../platform/call.ts';
import {
  about,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import {
  DESK_NOTICE_STATES,
  DESK_NOTICE_WAYS,
  PASSED_ON_TEMPLATES,
  UNREACHED_REASONS,
} from './desk-notices.codes.ts';

const deskNoticeTexts = object('DeskNoticeTexts', {
  fr: about('Text in French.', text()),
  en: about('Text in English.', text()),
  ar: about('Text in Arabic.', text()),
});

const deskNoticeGuest = object('DeskNoticeGuest', {
  name: about('Name of the guest; null: the guest wants no messages any more.', nullable(text())),
  phone: about('Number for messages; null: the guest has taken it back.', nullable(text())),
});

export const deskNotice = object('DeskNotice', {
  id: reference('deskNotice'),
  reference: reference('deskNotice'),
  template: about('What happened.', oneOf(PASSED_ON_TEMPLATES)),
  customer: about('Customer that staff inform; null: a guest.', nullable(bookingCustomer)),
  guest: about('Guest of a match that staff inform; null: a customer.', nullable(deskNoticeGuest)),
  reason: about('Why no configured channel reaches the customer.', oneOf(UNREACHED_REASONS)),
  locale: about('Language in which the customer reads.', oneOf(LOCALES)),
  texts: about('Text to send or to read out.', deskNoticeTexts),
  booking: about(
    'Reference of the booking that changed; null: none.',
    nullable(reference('booking')),
  ),
  state: about('`over`: the message is obsolete.', oneOf(DESK_NOTICE_STATES)),
  dueAt: about('Instant from which staff inform the customer.', instant()),
  until: about('Instant from which the message is obsolete; null: none.', nullable(instant())),
  doneAt: about('Instant at which the customer was informed.', nullable(instant())),
  doneBy: about('Name of the colleague that informed the customer.', nullable(text())),
  doneWay: about('How the customer was informed.', nullable(oneOf(DESK_NOTICE_WAYS))),
  createdAt: instant(),
});
/** A message to a customer that the desk passes on. */
export type DeskNoticeAnswer = TypeOf<typeof deskNotice>;

export const deskNoticeSaved = writeResult('DeskNoticeSaved', deskNotice);
