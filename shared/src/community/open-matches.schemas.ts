import { writeResult } from '../platform/call.ts';
import {
  array,
  cents,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { ASK_STATES, LEVELS, MATCH_CLOSURES, MATCH_STATUSES } from './community.codes.ts';
import { author } from './community.schemas.ts';
import type {
  DeskShareAnswer,
  JoinRequestAnswer,
  OpenMatchAnswer,
  ShareAnswer,
} from './open-matches.contract.ts';

const share: Schema<ShareAnswer> = object<ShareAnswer>('Share', {
  id: reference('share'),
  reference: reference('share'),
  amountCents: cents(),
  paidCents: cents(),
  dueCents: cents(),
});

const payer: Schema<DeskShareAnswer['customer']> = object<DeskShareAnswer['customer']>(
  'SharePayer',
  { reference: reference('customer'), fullName: text() },
);

export const deskShare: Schema<DeskShareAnswer> = object<DeskShareAnswer>('DeskShare', {
  id: reference('share'),
  reference: reference('share'),
  match: reference('openMatch'),
  booking: reference('booking'),
  customer: payer,
  date: date(),
  amountCents: cents(),
  paidCents: cents(),
  dueCents: cents(),
});

const joinRequest: Schema<JoinRequestAnswer> = object<JoinRequestAnswer>('MatchAsk', {
  id: reference('matchAsk'),
  reference: reference('matchAsk'),
  player: author,
  level: nullable(oneOf(LEVELS)),
  state: oneOf(ASK_STATES),
  share: nullable(share),
  createdAt: instant(),
});

export const openMatch: Schema<OpenMatchAnswer> = object<OpenMatchAnswer>('OpenMatch', {
  id: reference('openMatch'),
  reference: reference('openMatch'),
  status: oneOf(MATCH_STATUSES),
  closure: nullable(oneOf(MATCH_CLOSURES)),
  booking: nullable(reference('booking')),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: text(),
  pitchName: text(),
  closesDate: date(),
  closesTime: time(),
  closesMinutes: integer(),
  begun: flag(),
  level: nullable(oneOf(LEVELS)),
  message: nullable(text()),
  places: integer(),
  placesLeft: integer(),
  priceCents: cents(),
  totalCents: nullable(cents()),
  restCents: nullable(cents()),
  owner: author,
  mine: flag(),
  hidden: flag(),
  hiddenReason: nullable(text()),
  chat: nullable(reference('chat')),
  own: nullable(joinRequest),
  asks: array(joinRequest),
  createdAt: instant(),
});

export const openMatchSaved = writeResult('OpenMatchSaved', openMatch);
