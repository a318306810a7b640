import type { ParametersOf } from '@five/shared/locales/message-parameters';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { bothChannels } from '../../platform/outbox/both-channels.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';
import { offeredOf, type WaitingRecord } from './waiting-record.ts';

/** One stands in line. */
export function joined(record: WaitingRecord): OutboxEntry[] {
  return owed('waitingJoined', record, slotOf(record.start, record.end));
}

/** One's turn has come: by day at once, by night in the morning; not worth sending once the offer is over. */
export function offered(record: WaitingRecord, tellAt: Date): OutboxEntry[] {
  const offer = offeredOf(record);
  if (!offer) return [];
  return owed('waitingOffered', record, { ...slotOf(offer.start, offer.end), pitch: offer.pitchName, offerEndsAt: offer.endsAt }).map((entry) => ({ ...entry, dueAt: tellAt, until: offer.endsAt }));
}

/** One's turn went by without an answer. */
export function ended(record: WaitingRecord): OutboxEntry[] {
  const offer = offeredOf(record);
  return offer ? owed('waitingEnded', record, { ...slotOf(offer.start, offer.end), pitch: offer.pitchName }) : [];
}

/** What was to be told of an offer that no longer stands. */
export function offerEvents(reference: string): string {
  return `waitingOffered:${reference}`;
}

/** Nothing to a customer without a login: the desk calls. */
function owed<Template extends 'waitingJoined' | 'waitingOffered' | 'waitingEnded'>(template: Template, { reference, user }: WaitingRecord, parameters: ParametersOf<Template>): OutboxEntry[] {
  if (user === null) return [];
  return bothChannels({ event: `${template}:${reference}`, recipient: user, template, parameters: { reference, ...parameters } });
}

const slotOf = (start: string, end: string) => ({ date: dateOfWall(start), startTime: timeOfWall(start), endTime: timeOfWall(end) });
