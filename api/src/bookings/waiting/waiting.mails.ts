import type { ParametersOf } from '@five/shared/locales/message-parameters';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { mailAndNotification } from '../../platform/outbox/mail-and-notification.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';
import { offeredOf, type WaitingRecord } from './waiting-record.ts';

/** Message of a new entry. */
export function joined(record: WaitingRecord): OutboxEntry[] {
  return mailAndNotice('waitingJoined', record, slotOf(record.start, record.end));
}

/**
 * Message of an offer: at once by day, in the morning by night; not sent once the offer is over.
 */
export function offered(record: WaitingRecord, tellAt: Date): OutboxEntry[] {
  const offer = offeredOf(record);
  if (!offer) return [];
  return mailAndNotice('waitingOffered', record, {
    ...slotOf(offer.start, offer.end),
    pitch: offer.pitchName,
    offerEndsAt: offer.endsAt,
  }).map((entry) => ({ ...entry, dueAt: tellAt, until: offer.endsAt }));
}

/** Message of an offer that ended without a response. */
export function ended(record: WaitingRecord): OutboxEntry[] {
  const offer = offeredOf(record);
  return offer
    ? mailAndNotice('waitingEnded', record, {
        ...slotOf(offer.start, offer.end),
        pitch: offer.pitchName,
      })
    : [];
}

/** Outbox events of an offer that is no longer open. */
export function offerEvents(reference: string): string {
  return `waitingOffered:${reference}`;
}

/** Messages to a customer with a login; none for a customer without a login, because staff call. */
function mailAndNotice<Template extends 'waitingJoined' | 'waitingOffered' | 'waitingEnded'>(
  template: Template,
  { reference, user }: WaitingRecord,
  parameters: ParametersOf<Template>,
): OutboxEntry[] {
  if (user === null) return [];
  return mailAndNotification({
    event: `${template}:${reference}`,
    recipient: user,
    template,
    parameters: { reference, ...parameters },
  });
}

const slotOf = (start: string, end: string) => ({
  date: dateOfWall(start),
  startTime: timeOfWall(start),
  endTime: timeOfWall(end),
});
