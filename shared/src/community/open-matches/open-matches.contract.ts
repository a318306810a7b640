import { writeResult } from '../../platform/call.ts';
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
  pitchCode,
} from '../../platform/schema.ts';
import { LEVELS } from '../../auth/auth.codes.ts';
import { ASK_STATES, MATCH_CLOSURES, MATCH_STATUSES } from '../community.codes.ts';
import { author } from '../community.contract.ts';

const share = object('Share', {
  id: reference('share'),
  reference: reference('share'),
  amountCents: about("The player's part of the booking's price, in centimes.", cents()),
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
  match: about(
    'The open match of the place; null for a seat whose captain asks for shares.',
    nullable(reference('openMatch')),
  ),
  booking: reference('booking'),
  customer: about(
    'The player that pays the share; null for a guest without an account.',
    nullable(payer),
  ),
  payer: about('Name of the player or guest that pays the share.', text()),
  date: about('Calendar date of the match, `YYYY-MM-DD`.', date()),
  amountCents: about("The player's part of the booking's price, in centimes.", cents()),
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
  player: about('The player that asks to join.', author),
  level: about(
    'Playing level of the player by own estimate; null: unknown.',
    nullable(oneOf(LEVELS)),
  ),
  state: about(
    '`withdrawn`: before an answer; `left`: after acceptance; `closed`: the match ' +
      'closed unanswered.',
    oneOf(ASK_STATES),
  ),
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
  status: about(
    '`full` has no free place until a player leaves; `closed` accepts no requests.',
    oneOf(MATCH_STATUSES),
  ),
  closure: about(
    'Why the match is closed: by its `owner`, its closing `time` or its `booking`; null ' +
      'while open.',
    nullable(oneOf(MATCH_CLOSURES)),
  ),
  booking: about(
    'Reference of the booking; only for its owner and staff, otherwise null.',
    nullable(reference('booking')),
  ),
  match: about(
    'Page of the match with those who come; null for callers that do not play.',
    nullable(
      object('OpenMatchPage', { path: about('Path on the site, as `/m/{token}`.', text()) }),
    ),
  ),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  pitchName: about("Name of the pitch, in the caller's language.", text()),
  closesDate: about('Calendar date on which the match closes for requests.', date()),
  closesTime: about('Local time at which the match closes for requests.', time()),
  closesMinutes: about('Number of minutes before the start at which the match closes.', integer()),
  begun: about('Whether the match has started. Players can then neither leave nor join.', flag()),
  level: about('Requested level of the players; null: any level.', nullable(oneOf(LEVELS))),
  message: about('Message of the owner to players; null: none.', nullable(text())),
  places: about('Number of places that the owner offers.', integer()),
  placesLeft: about('Number of free places.', integer()),
  priceCents: about('Price of one place in centimes.', cents()),
  totalCents: about(
    'Price of the booking in centimes; null except for the owner and staff.',
    nullable(cents()),
  ),
  restCents: about(
    "Owner's part of the price after all places, in centimes; null except for the owner " +
      'and staff.',
    nullable(cents()),
  ),
  owner: about('Owner of the booking.', author),
  mine: about('Whether the caller is the owner.', flag()),
  hidden: about('Whether staff have hidden the match from other players.', flag()),
  hiddenReason: about(
    'Why staff hid the match; null if visible, and for callers other than the owner and ' +
      'staff.',
    nullable(text()),
  ),
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
