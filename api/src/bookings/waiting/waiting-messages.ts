import { Injectable } from '@nestjs/common';
import type { ParametersOf } from '@five/shared/locales/message-parameters';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { deskEntry, mailAndNotification, type QueuedEntry } from '../../platform/outbox/outbox.ts';
import { type WaitingRecord, offeredOf } from './waiting-record.ts';

/**
 * Sends a realtime event to the customer and to staff when a waiting list entry changes. The event
 * contains only the entry's reference, so clients reload the entry.
 */
@Injectable()
export class WaitingEvents {
  constructor(private readonly realtime: Realtime) {}

  /**
   * Sends the realtime event of a changed waiting list entry after the transaction commits. A
   * customer without a login gets no event.
   */
  emit(tx: Tx, { reference, user }: Pick<WaitingRecord, 'reference' | 'user'>): void {
    if (user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'waiting', { reference });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'waiting', { reference });
  }
}

/** Outbox entries that confirm a new waiting list entry to its customer. */
export function joined(record: WaitingRecord): QueuedEntry[] {
  return mailAndNotice('waitingJoined', record, slotOf(record.start, record.end));
}

/**
 * Outbox entries that notify the customer of an offer. They are sent at `announceAt`: during the
 * day at once, from 23:00 to 08:00 usually at 08:00. They are not sent after the offer has ended.
 */
export function offered(record: WaitingRecord, announceAt: Date): QueuedEntry[] {
  const offer = offeredOf(record);
  if (!offer) return [];
  return mailAndNotice('waitingOffered', record, {
    ...slotOf(offer.start, offer.end),
    pitch: offer.pitchName,
    offerEndsAt: offer.endsAt,
  }).map((entry) => ({ ...entry, dueAt: announceAt, until: offer.endsAt }));
}

/** Outbox entries that notify the customer that an offer ended without a response. */
export function ended(record: WaitingRecord): QueuedEntry[] {
  const offer = offeredOf(record);
  return offer
    ? mailAndNotice('waitingEnded', record, {
        ...slotOf(offer.start, offer.end),
        pitch: offer.pitchName,
      })
    : [];
}

/**
 * Name of the outbox event of an entry's offer. The messages of the event are withdrawn by this
 * name when the offer is no longer open.
 */
export function offerEvents(reference: string): string {
  return `waitingOffered:${reference}`;
}

/**
 * Returns a mail and a notification for a customer with a login, and the message that the desk
 * passes on to a customer that no channel reaches.
 */
function mailAndNotice<Template extends 'waitingJoined' | 'waitingOffered' | 'waitingEnded'>(
  template: Template,
  record: WaitingRecord,
  slot: ParametersOf<Template>,
): QueuedEntry[] {
  const { reference, user: recipient } = record;
  const parameters = { reference, ...slot };
  const message = { event: `${template}:${reference}`, template, parameters };
  return [
    ...(recipient === null ? [] : mailAndNotification({ recipient, ...message })),
    ...deskEntry(record, message),
  ];
}

const slotOf = (start: string, end: string) => ({
  date: dateOfWall(start),
  startTime: timeOfWall(start),
  endTime: timeOfWall(end),
});
