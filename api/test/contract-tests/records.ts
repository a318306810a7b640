import {
  cashBookingWithPack,
  freeHour,
  seriesWithReservedHours,
  newBooking,
  newPack,
  newPackPricing,
  newSeries,
  paidPack,
  partlyPaid,
  playedBooking,
  withProof,
} from './booked-records.ts';
import {
  childOf,
  newMatch,
  newSessionOfAcademy,
  newTeam,
  newToken,
  newTournament,
  SEASON,
  pastSession,
  tournamentWithTeams,
} from './league-records.ts';
import { newCustomer, type Owner, posted } from './owners.ts';
import {
  newChat,
  newDiscussion,
  newDiscoverablePlayer,
  newGroup,
  newMessage,
  newReply,
  newReport,
  reportedMessage,
} from './community-records.ts';
import { MATCHES_FOR_CALLS, newJoinRequest, newOpenMatch, newShare } from './open-matches.ts';
import { LINKS_FOR_CALLS, newMatchLink } from './records/match-links.ts';
import { missedBooking, missedSeat, newNoShowDispute } from './records/no-shows.ts';
import { newPushSubscription } from './records/push-subscription.ts';
import { newSmsChannel } from './records/sms-channel.ts';
import { newPlacePhoto } from './records/place-photos.ts';
import { newSquad, newSquadLink, SQUADS_FOR_CALLS } from './records/squads.ts';
import { closedDrawer, countedDrawer, drawerOfPayment, openDrawer } from './drawers.ts';
import { newPlace, offeredPlace, offerToken } from './waitlist-records.ts';
import {
  givenUpMail,
  newFeed,
  newNotice,
  newPaper,
  newColleague,
  newSession,
  newDeskNotice,
  stopToken,
} from './records/account-records.ts';
import type { CallerName, ApiRoute } from './routes.ts';
import type { TestServer } from './test-server.ts';
import { dismissedLine, newLine, profileBody } from './statements.ts';

/**
 * Creates a record that belongs to this owner and returns its reference. A function for records
 * without an owner does not declare the parameter.
 */
export type Maker = (server: TestServer, owner: Owner) => Promise<string>;

interface Collection {
  make: Maker;
  /**
   * Whether records of the collection belong to a person, so that other people must not see them.
   */
  owned: boolean;
}

/**
 * How to create a record of each collection. The contract test fails for a path with a parameter if
 * its collection is missing here.
 */
export const COLLECTIONS: Record<string, Collection> = {
  pitches: {
    owned: false,
    make: (stage) =>
      posted(stage, 'pitches', { code: `T${stage.world.next()}`, name: { fr: 'Terrain' } }),
  },
  blocks: {
    owned: false,
    make: (stage) =>
      posted(stage, 'blocks', { pitch: 'P3', reason: 'Entretien', ...freeHour(stage) }),
  },
  pricings: { owned: false, make: (stage) => newPackPricing(stage) },
  tariffs: {
    owned: false,
    make: (stage) =>
      posted(stage, 'tariffs', { code: `t${stage.world.next()}`, name: { fr: 'Entreprises' } }),
  },
  addons: {
    owned: false,
    make: (stage) =>
      posted(stage, 'addons', {
        name: { fr: 'Chasubles' },
        options: [{ code: 'set', name: { fr: 'Jeu' }, priceCents: 5_000 }],
      }),
  },
  customers: {
    owned: false,
    make: (stage) => newCustomer(stage),
  },
  users: { owned: false, make: async (stage) => (await stage.world.register()).reference },
  bookings: { owned: true, make: (stage, owner) => newBooking(stage, owner) },
  waiting: { owned: true, make: (stage, owner) => newPlace(stage, owner) },
  desk_notices: { owned: false, make: (stage) => newDeskNotice(stage) },
  mail_choices: { owned: false, make: (stage) => stopToken(stage) },
  offers: { owned: false, make: (stage) => offerToken(stage) },
  series: { owned: true, make: (stage, owner) => newSeries(stage, owner) },
  subscriptions: { owned: true, make: (stage, owner) => newPack(stage, owner) },
  calendar: { owned: false, make: (stage) => newFeed(stage) },
  payments: {
    owned: false,
    make: async (stage) =>
      posted(stage, 'payments', {
        booking: await newBooking(stage, 'player'),
        amountCents: 1_000,
        method: 'cash',
      }),
  },
  bank_profiles: {
    owned: false,
    make: (stage) => posted(stage, 'bank_profiles', profileBody(stage)),
  },
  bank_lines: { owned: false, make: (stage) => newLine(stage) },
  cash_sessions: { owned: false, make: (stage) => openDrawer(stage) },
  tournaments: { owned: false, make: (stage) => newTournament(stage) },
  'tournaments/by-token': { owned: false, make: (stage) => newToken(stage) },
  teams: { owned: false, make: async (stage) => newTeam(stage, await newTournament(stage)) },
  matches: { owned: false, make: (stage, owner) => newMatchLink(stage, owner) },
  tournament_matches: { owned: false, make: async (stage) => newMatch(stage) },
  academy_seasons: { owned: false, make: (stage) => posted(stage, 'academy_seasons', SEASON) },
  academy_sessions: { owned: false, make: (stage) => newSessionOfAcademy(stage) },
  academy_registrations: {
    owned: false,
    make: async (stage) =>
      posted(stage, 'academy_registrations', childOf(stage, await newSessionOfAcademy(stage))),
  },
  players: { owned: false, make: async (stage) => (await newDiscoverablePlayer(stage)).reference },
  discussions: { owned: false, make: async (stage) => newDiscussion(stage) },
  replies: { owned: false, make: async (stage) => newReply(stage) },
  chats: { owned: true, make: (stage, owner) => newChat(stage, owner) },
  messagings: { owned: true, make: (stage, owner) => newChat(stage, owner) },
  messages: { owned: true, make: (stage, owner) => newMessage(stage, owner) },
  open_matches: { owned: false, make: (stage, owner) => newOpenMatch(stage, owner) },
  match_asks: { owned: true, make: (stage, owner) => newJoinRequest(stage, owner) },
  match_shares: { owned: false, make: (stage) => newShare(stage) },
  match_people: { owned: true, make: (stage, owner) => missedSeat(stage, owner) },
  no_show_disputes: { owned: false, make: (stage) => newNoShowDispute(stage) },
  squads: { owned: true, make: (stage, owner) => newSquad(stage, owner) },
  squad_links: { owned: false, make: (stage) => newSquadLink(stage) },
  community_reports: { owned: false, make: (stage) => newReport(stage) },
  'auth/field/sessions': { owned: true, make: async (stage, owner) => newSession(stage, owner) },
  medias: {
    owned: false,
    make: (stage) =>
      posted(stage, 'medias', {
        kind: 'video',
        caption: { fr: 'Les buts' },
        alt: { fr: 'Un but' },
        videoUrl: 'https://five.test/film',
      }),
  },
  photos: { owned: false, make: (stage) => newPlacePhoto(stage) },
  partners: {
    owned: false,
    make: (stage) =>
      posted(stage, 'partners', {
        kind: 'sponsor',
        tier: 'gold',
        name: `Atelier ${stage.world.next()}`,
      }),
  },
  promos: {
    owned: false,
    make: (stage) =>
      posted(stage, 'promos', { title: { fr: 'Le midi' }, text: { fr: 'Une heure offerte' } }),
  },
  contact: {
    owned: false,
    make: (stage) =>
      posted(stage, 'contact', {
        fullName: 'Amina Tazi',
        phone: '+212600000077',
        email: 'amina@five.test',
        message: 'Bonjour',
        acceptConditions: true,
      }),
  },
  files: { owned: true, make: (stage, owner) => newPaper(stage, owner) },
  channels: { owned: false, make: (stage) => newSmsChannel(stage) },
  push_subscriptions: {
    owned: true,
    make: (stage, owner) => newPushSubscription(stage, owner),
  },
  failed_mails: { owned: false, make: (stage) => givenUpMail(stage) },
  notifications: { owned: true, make: async (stage, owner) => newNotice(stage, owner) },
};

/**
 * Functions that create a record in the state that a call needs, by call. They replace the
 * collection's usual function.
 */
const FOR_CALL: Record<string, Maker> = {
  'POST tournaments/{reference}/programme/draw': (stage) => tournamentWithTeams(stage),
  'PUT academy_sessions/{reference}/attendance': (stage) => pastSession(stage),
  'DELETE chats/{id}': (stage, owner) => newGroup(stage, owner),
  'POST users/{id}/access_link': (stage) => newColleague(stage),
  'POST messages/{id}/hide': (stage) => reportedMessage(stage),
  'POST messages/{id}/unhide': (stage) => reportedMessage(stage),
  'POST waiting/{reference}/take': (stage, owner) => offeredPlace(stage, owner),
  'POST waiting/{reference}/decline': (stage, owner) => offeredPlace(stage, owner),
  'POST bookings/{reference}/no-show': (stage, owner) => playedBooking(stage, owner),
  'POST bookings/{reference}/dispute': (stage, owner) => missedBooking(stage, owner),
  'POST match_people/{reference}/dispute': (stage, owner) => missedSeat(stage, owner),
  'GET bookings/{reference}/receipt.pdf': (stage, owner) =>
    partlyPaid(stage, newBooking(stage, owner)),
  ...MATCHES_FOR_CALLS,
  ...LINKS_FOR_CALLS,
  ...SQUADS_FOR_CALLS,
  'POST bank_lines/{reference}/reopen': (stage) => dismissedLine(stage),
  'PUT cash_sessions/{reference}': (stage) =>
    drawerOfPayment(stage, () => partlyPaid(stage, newBooking(stage, 'player'))),
  'POST cash_sessions/{reference}/close': (stage) => countedDrawer(stage),
  'GET cash_sessions/{reference}/report.pdf': (stage) => closedDrawer(stage),
  'GET cash_sessions/{reference}/report.csv': (stage) => closedDrawer(stage),
  'POST bookings/{reference}/hours': (stage, owner) => cashBookingWithPack(stage, owner),
  'POST bookings/{reference}/proof': (stage, owner) => newBooking(stage, owner, 'transfer'),
  'POST bookings/{reference}/proof/refuse': (stage) =>
    withProof(stage, 'bookings', newBooking(stage, 'player', 'transfer')),
  'POST series/{reference}/decline': (stage, owner) => seriesWithReservedHours(stage, owner),
  'POST subscriptions/{reference}/proof': (stage, owner) => newPack(stage, owner, 'transfer'),
  'POST subscriptions/{reference}/proof/refuse': (stage) =>
    withProof(stage, 'subscriptions', newPack(stage, 'player', 'transfer')),
  'GET subscriptions/{reference}/receipt.pdf': (stage, owner) => paidPack(stage, owner),
  'POST subscriptions/{reference}/freeze': (stage, owner) => paidPack(stage, owner),
  'POST subscriptions/{reference}/adjustments': (stage, owner) => paidPack(stage, owner),
};

/**
 * Creates the record for the path of this call and returns its reference; undefined for a path
 * without a parameter.
 */
export async function recordFor(
  server: TestServer,
  route: ApiRoute,
  as: CallerName,
): Promise<string | undefined> {
  return makerFor(route)?.(server, ownerFor(as));
}

/** The owner of the records that this caller's requests name. */
export const ownerFor = (as: CallerName): Owner => (as === 'visitor' ? 'player' : as);

/** Returns the function that creates a record for the path of this call. */
export function makerFor({ call, collection }: ApiRoute): Maker | undefined {
  return FOR_CALL[call] ?? (collection === null ? undefined : collectionNamed(collection).make);
}

export async function makeRecord(
  server: TestServer,
  collection: string,
  owner: Owner,
): Promise<string> {
  return collectionNamed(collection).make(server, owner);
}

function collectionNamed(collection: string): Collection {
  const line = COLLECTIONS[collection];
  if (!line)
    throw new Error(
      `no record of "${collection}" can be made: add its line to COLLECTIONS in ` +
        `contract-tests/records.ts`,
    );
  return line;
}

/** Returns a reference in the same format as this one, but of no existing record. */
export const unknownLike = (reference: string): string =>
  /^[A-Z]+-/.test(reference)
    ? reference.replace(/-.*/, '-00000000')
    : `${reference.slice(0, 1)}99999`;
