import { writeResult } from '../../platform/call.ts';
import {
  about,
  array,
  cents,
  date,
  flag,
  integer,
  nullable,
  object,
  oneOf,
  phone,
  pitchCode,
  reference,
  text,
  time,
  type TypeOf,
} from '../../platform/schema.ts';
import { playerRecord } from '../community.contract.ts';
import { MATCH_ANSWERS, MATCH_STATES, PERSON_KINDS, SHARES_ASKED } from './matches.codes.ts';
import { matchActs, matchResult, matchVote } from './results.contract.ts';
import { matchLevel, matchTeams } from './teams.contract.ts';

const person = object('MatchPerson', {
  id: reference('matchPerson'),
  displayName: about('First name of the person.', text()),
  kind: about('`member`: with an account; `guest`: with a name only.', oneOf(PERSON_KINDS)),
  answer: about('Whether the person comes; null: not answered.', nullable(oneOf(MATCH_ANSWERS))),
  position: about(
    'Place in the order of those who come, from 1; null for another answer.',
    nullable(integer()),
  ),
  mine: about("Whether this is the caller's own answer.", flag()),
  noShow: about(
    'Whether the desk has recorded that the person stayed away; only for the person, the ' +
      'captain and staff, otherwise false.',
    flag(),
  ),
  record: about(
    'Results of a person with an account that shows them; otherwise null.',
    nullable(playerRecord),
  ),
});
/** A person of a match, as every holder of the link sees it. */
export type MatchPersonAnswer = TypeOf<typeof person>;

const counts = object('MatchCounts', {
  in: about('Number of people that come, bench included.', integer()),
  maybe: about('Number of people that do not know yet.', integer()),
  out: about('Number of people that do not come.', integer()),
  free: about('Number of free seats.', integer()),
});

const seatShare = object('MatchSeatShare', {
  id: reference('share'),
  reference: reference('share'),
  person: about(
    'The person of the share; null if the person has left the match.',
    nullable(reference('matchPerson')),
  ),
  displayName: about('First name of the person.', text()),
  amountCents: about("The person's part of the price, in centimes.", cents()),
  paidCents: about('Sum in centimes of the payments for this share.', cents()),
  dueCents: about(
    'Amount in centimes that can still be paid for the share; at most the amount due of the ' +
      'booking.',
    cents(),
  ),
  packMinutes: about(
    'Minutes of a pack of the player that would pay the amount due; null if no pack can. Only ' +
      'staff see it, for others it is null.',
    nullable(integer()),
  ),
  mine: about('Whether this is the share of the caller.', flag()),
});

const captainShare = object('MatchCaptainShare', {
  amountCents: about('Part of the price that the shares leave, in centimes.', cents()),
  dueCents: about('Amount in centimes that can still be paid for this part.', cents()),
});

const shares = object('MatchShares', {
  asked: about(
    '`asked`: the captain asks each seat for its part of the price.',
    oneOf(SHARES_ASKED),
  ),
  paidCents: about('Sum in centimes of the payments of the booking.', cents()),
  totalCents: about('Price of the booking in centimes.', cents()),
  people: about(
    'Shares of the players. While shares are not asked for, only the captain, staff and the ' +
      'person see a share, such as that of a place in an open match.',
    array(seatShare),
  ),
  captain: about('Part of the captain.', captainShare),
});
/** The shares of a match. */
export type MatchSharesAnswer = TypeOf<typeof shares>;

const captain = object('MatchCaptain', {
  displayName: about('First name of the owner of the booking.', text()),
});

const matchSquad = object('MatchSquad', {
  id: reference('squad'),
  name: about('Name of the squad.', text()),
});

const own = object('OwnMatchAnswer', {
  id: reference('matchPerson'),
  answer: about('Whether the caller comes; null: not answered.', nullable(oneOf(MATCH_ANSWERS))),
});

export const bookingMatch = object('BookingMatch', {
  id: reference('bookingMatch'),
  reference: reference('bookingMatch'),
  state: about(
    '`closed`: only the captain changes the list; `over` and `cancelled` allow no change.',
    oneOf(MATCH_STATES),
  ),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  pitchName: about("Name of the pitch, in the caller's language.", text()),
  venue: about('Name of the venue.', text()),
  size: about('Number of seats.', integer()),
  closed: about('Whether the captain has closed the list.', flag()),
  note: about('Note of the captain to the players; null: none.', nullable(text())),
  seats: about('Those who have a seat, in their order.', array(person)),
  bench: about('Those who come if a seat becomes free, in their order.', array(person)),
  maybe: about('Those who do not know yet.', array(person)),
  out: about('Those who do not come.', array(person)),
  unanswered: about('Those who were asked and have not answered.', array(person)),
  counts: about('Numbers of people by their answers, and of free seats.', counts),
  perSeatCents: about(
    'Part of the price of one seat in centimes. The captain pays what the other seats leave.',
    cents(),
  ),
  shares: about('Payments for the match.', shares),
  teams: about('Teams of the match; null: none.', nullable(matchTeams)),
  levels: about(
    'Levels of those who have a seat; only for the captain and staff, otherwise empty.',
    array(matchLevel),
  ),
  result: about('Result of the match; null: none.', nullable(matchResult)),
  vote: about('Votes for the player of the match; null: it has not ended.', nullable(matchVote)),
  acts: about('What the caller may do now.', matchActs),
  captain: about('Owner of the booking.', captain),
  squad: about('Squad for which the match is open; null: none.', nullable(matchSquad)),
  manages: about('Whether the caller may use the tools of the captain.', flag()),
  booking: about(
    'Reference of the booking; only for its owner and staff, otherwise null.',
    nullable(reference('booking')),
  ),
  mine: about("The caller's own answer; null if there is none.", nullable(own)),
});
/** The match of a booking, as holders of its link see it. */
export type BookingMatchAnswer = TypeOf<typeof bookingMatch>;

export const bookingMatchSaved = writeResult('BookingMatchSaved', bookingMatch);

export const matchLink = object('MatchLink', {
  path: about('Path of the page of the match, such as `/m/…`.', text()),
});

const matchContact = object('MatchContact', {
  id: reference('matchPerson'),
  displayName: about('Full name of the person, as far as it is known.', text()),
  phone: phone(),
});
/** A person of a match with a phone number, for the captain and the desk. */
export type MatchContactAnswer = TypeOf<typeof matchContact>;

export const matchContacts = object('MatchContacts', {
  people: about(
    'Those whose phone number is known, in the order of the list.',
    array(matchContact),
  ),
});
