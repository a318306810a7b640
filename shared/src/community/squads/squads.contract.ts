import { listOf, writeResult } from '../../platform/call.ts';
import {
  about,
  array,
  date,
  flag,
  instant,
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
import { MATCH_ANSWERS, MATCH_STATES, PERSON_KINDS } from '../matches/matches.codes.ts';
import { SQUAD_ROLES } from './squads.codes.ts';

const member = object('SquadMember', {
  id: reference('squadMember'),
  displayName: about('First name of the member.', text()),
  kind: about('`member`: with an account; `guest`: with a name only.', oneOf(PERSON_KINDS)),
  role: about('Role of the member.', oneOf(SQUAD_ROLES)),
  phone: about('Phone number; only for captains and staff, otherwise null.', nullable(phone())),
  mine: about('Whether this is the caller.', flag()),
});
export const squad = object('Squad', {
  id: reference('squad'),
  reference: reference('squad'),
  name: about('Name of the squad.', text()),
  size: about('Usual number of seats of its matches.', integer()),
  role: about('Role of the caller; null for staff.', nullable(oneOf(SQUAD_ROLES))),
  link: about(
    'Path of the page by which players join; only for captains and staff, otherwise null.',
    nullable(text()),
  ),
  members: about('Members of the squad, captain and co-captains first.', array(member)),
  nextDate: about('Date of the next match; null: none.', nullable(date())),
  bookings: about(
    'Own bookings of the caller ahead whose match is open for the squad, the next one first.',
    array(reference('booking')),
  ),
  createdAt: instant(),
});
/** A squad, as its members see it. */
export type SquadAnswer = TypeOf<typeof squad>;

export const squadSaved = writeResult('SquadSaved', squad);
export const squadsLeft = writeResult('SquadsLeft', listOf(squad));

const squadAnswer = object('SquadMatchAnswer', {
  member: about('Member of the squad; null for other people.', nullable(reference('squadMember'))),
  displayName: about('First name of the person.', text()),
  answer: about('Whether the person comes; null: no answer yet.', nullable(oneOf(MATCH_ANSWERS))),
  seated: about('Whether the person has a seat.', flag()),
});

const counts = object('SquadMatchCounts', {
  in: about('Number of people that come, bench included.', integer()),
  maybe: about('Number of people that do not know yet.', integer()),
  out: about('Number of people that do not come.', integer()),
  unanswered: about('Number of people without an answer.', integer()),
  free: about('Number of free seats.', integer()),
});

export const squadMatch = object('SquadMatch', {
  id: reference('bookingMatch'),
  reference: reference('bookingMatch'),
  path: about('Path of the page of the match, such as `/m/…`.', text()),
  booking: about(
    'Reference of the booking; only for its owner and staff, otherwise null.',
    nullable(reference('booking')),
  ),
  state: about('State of the match.', oneOf(MATCH_STATES)),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  pitchName: about("Name of the pitch, in the caller's language.", text()),
  size: about('Number of seats.', integer()),
  counts: about('Numbers of people by their answers, and of free seats.', counts),
  answers: about('People of the match: seats, bench, then the others.', array(squadAnswer)),
  mine: about("The caller's own answer; null: none.", nullable(oneOf(MATCH_ANSWERS))),
});
/** A match of a squad, as its members see it. */
export type SquadMatchAnswer = TypeOf<typeof squadMatch>;

export const squadInvitation = object('SquadInvitation', {
  name: about('Name of the squad.', text()),
  captain: about('First name of the captain.', text()),
  members: about('Number of members.', integer()),
  nextDate: about('Date of the next match; null: none.', nullable(date())),
  nextTime: about('Time of the next match; null: none.', nullable(time())),
  squad: about(
    'Reference of the squad; only for its members, otherwise null.',
    nullable(reference('squad')),
  ),
});
/** A squad, as holders of its link see it. */
export type SquadInvitationAnswer = TypeOf<typeof squadInvitation>;

export const squadLink = object('SquadLink', {
  path: about('Path of the page by which players join, such as `/s/…`.', text()),
});
