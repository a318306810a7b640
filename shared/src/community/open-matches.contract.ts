import { writeResult } from '../platform/call.ts';
import {
  about,
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
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { ASK_STATES, LEVELS, MATCH_CLOSURES, MATCH_STATUSES } from './community.codes.ts';
import { author } from './community.contract.ts';

const share = object('Share', {
  id: reference('share'),
  reference: reference('share'),
  amountCents: cents(),
  paidCents: about('Sum in centimes of the payments for this share.', cents()),
  dueCents: about(
    'Amount in centimes that can still be paid for the share; at most the amount due of the ' +
      'booking.',
    cents(),
  ),
});
/** A player's place in an open match, with the player's share of the booking's price. */
export type ShareAnswer = TypeOf<typeof share>;

const payer = object('SharePayer', { reference: reference('customer'), fullName: text() });

export const deskShare = object('DeskShare', {
  id: reference('share'),
  reference: reference('share'),
  match: reference('openMatch'),
  booking: reference('booking'),
  customer: payer,
  date: date(),
  amountCents: cents(),
  paidCents: about('Sum in centimes of the payments for this share.', cents()),
  dueCents: about(
    'Amount in centimes that can still be paid for the share; at most the amount due of the ' +
      'booking.',
    cents(),
  ),
});
/** A share for staff, with the player and the booking. */
export type DeskShareAnswer = TypeOf<typeof deskShare>;

const joinRequest = object('MatchAsk', {
  id: reference('matchAsk'),
  reference: reference('matchAsk'),
  player: author,
  level: nullable(oneOf(LEVELS)),
  state: oneOf(ASK_STATES),
  share: about("The player's place and share; null if the player has no place.", nullable(share)),
  createdAt: instant(),
});
/**
 * A request to join a match. The owner and staff can read it; the player that made the request gets
 * it as `own`.
 */
export type JoinRequestAnswer = TypeOf<typeof joinRequest>;

export const openMatch = object('OpenMatch', {
  id: reference('openMatch'),
  reference: reference('openMatch'),
  status: oneOf(MATCH_STATUSES),
  closure: about(
    'Why the match is closed; null while it is open.',
    nullable(oneOf(MATCH_CLOSURES)),
  ),
  booking: about(
    'Reference of the booking; only for its owner and staff, otherwise null.',
    nullable(reference('booking')),
  ),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: text(),
  pitchName: text(),
  closesDate: about('Date and local time at which the match closes for requests.', date()),
  closesTime: time(),
  closesMinutes: integer(),
  begun: about('Whether the match has started. Players can then neither leave nor join.', flag()),
  level: about('Requested level of the players; null: any level.', nullable(oneOf(LEVELS))),
  message: nullable(text()),
  places: integer(),
  placesLeft: integer(),
  priceCents: cents(),
  totalCents: about(
    "Price of the booking, and the owner's part of it after all players' places are " +
      'subtracted, in centimes. Both are null except for the owner and staff.',
    nullable(cents()),
  ),
  restCents: nullable(cents()),
  owner: author,
  mine: flag(),
  hidden: flag(),
  hiddenReason: nullable(text()),
  chat: about(
    "Reference of the players' conversation; null for callers that do not play.",
    nullable(reference('chat')),
  ),
  own: about("The caller's own request to join; null if there is none.", nullable(joinRequest)),
  asks: about(
    'All requests to join, for the owner and staff; empty for other callers.',
    array(joinRequest),
  ),
  createdAt: instant(),
});
/** An open match: a booking whose owner looks for players. */
export type OpenMatchAnswer = TypeOf<typeof openMatch>;

export const openMatchSaved = writeResult('OpenMatchSaved', openMatch);
