import { addMinutes } from '@five/shared/time/wall-time';
import { VenueClock } from '../../src/platform/clock/venue-clock.ts';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { FileReaders } from '../../src/platform/files/file-readers.ts';
import { Files } from '../../src/platform/files/files.ts';
import { Upload } from '../../src/platform/http/upload.ts';
import { newReference } from '../../src/platform/references.ts';
import { day } from '../factories.ts';
import { newChat, newDiscussion, newFace, newGroup, newMessage, newReply, newReport, reportedMessage } from './talks.ts';
import { matchesFor, newMatchAsk, newOpenMatch, newShare } from './open-matches.ts';
import { closedDrawer, countedDrawer, drawerOfPayment, openDrawer } from './drawers.ts';
import { newPlace, offeredPlace, offerToken } from './lines.ts';
import type { CallerName, WalkedRoute } from './routes.ts';
import type { Stage } from './stage.ts';
import { dismissedLine, newLine, profileBody } from './statements.ts';

type Owner = Exclude<CallerName, 'visitor'>;

interface Collection {
  /** Makes a record of this owner's and answers its reference; for what nobody owns, just makes one. */
  make: (stage: Stage, owner: Owner) => Promise<string>;
  /** Whether it belongs to a person, so that others must not learn of it. */
  owned: boolean;
}

/** How the walks come by a record of each collection. A path with a parameter whose collection has no line here fails the walk. */
export const COLLECTIONS: Record<string, Collection> = {
  pitches: { owned: false, make: (stage) => posted(stage, 'pitches', { code: `T${stage.world.next()}`, name: { fr: 'Terrain' } }) },
  blocks: { owned: false, make: (stage) => posted(stage, 'blocks', { pitch: 'P3', reason: 'Entretien', ...freeHour(stage) }) },
  pricings: { owned: false, make: (stage) => posted(stage, 'pricings', { type: 'pack', name: { fr: 'Pack' }, numberOfHours: 10, totalCents: 250_000 }) },
  tariffs: { owned: false, make: (stage) => posted(stage, 'tariffs', { code: `t${stage.world.next()}`, name: { fr: 'Entreprises' } }) },
  addons: { owned: false, make: (stage) => posted(stage, 'addons', { name: { fr: 'Chasubles' }, options: [{ code: 'set', name: { fr: 'Jeu' }, priceCents: 5_000 }] }) },
  customers: { owned: false, make: (stage) => posted(stage, 'customers', { name: `Client ${stage.world.next()}`, phone: `+2126${60_000_000 + stage.world.next()}` }) },
  users: { owned: false, make: async (stage) => (await stage.world.register()).reference },
  bookings: { owned: true, make: (stage, owner) => newBooking(stage, owner) },
  waiting: { owned: true, make: (stage, owner) => newPlace(stage, owner) },
  offers: { owned: false, make: (stage) => offerToken(stage) },
  series: { owned: true, make: (stage, owner) => newSeries(stage, owner) },
  subscriptions: { owned: true, make: (stage, owner) => newPack(stage, owner) },
  calendar: { owned: false, make: (stage) => newFeed(stage) },
  payments: { owned: false, make: async (stage) => posted(stage, 'payments', { booking: await newBooking(stage, 'player'), amountCents: 1_000, method: 'cash' }) },
  bank_profiles: { owned: false, make: (stage) => posted(stage, 'bank_profiles', profileBody(stage)) },
  bank_lines: { owned: false, make: (stage) => newLine(stage) },
  cash_sessions: { owned: false, make: (stage) => openDrawer(stage) },
  tournaments: { owned: false, make: (stage) => newTournament(stage) },
  'tournaments/by-token': { owned: false, make: (stage) => newToken(stage) },
  teams: { owned: false, make: async (stage) => newTeam(stage, await newTournament(stage)) },
  matches: { owned: false, make: async (stage) => newMatch(stage) },
  academy_seasons: { owned: false, make: (stage) => posted(stage, 'academy_seasons', SEASON) },
  academy_sessions: { owned: false, make: (stage) => newSessionOfAcademy(stage) },
  academy_registrations: { owned: false, make: async (stage) => posted(stage, 'academy_registrations', childOf(stage, await newSessionOfAcademy(stage))) },
  players: { owned: false, make: async (stage) => (await newFace(stage)).reference },
  discussions: { owned: false, make: async (stage) => newDiscussion(stage) },
  replies: { owned: false, make: async (stage) => newReply(stage) },
  chats: { owned: true, make: (stage, owner) => newChat(stage, owner) },
  messagings: { owned: true, make: (stage, owner) => newChat(stage, owner) },
  messages: { owned: true, make: (stage, owner) => newMessage(stage, owner) },
  open_matches: { owned: false, make: (stage, owner) => newOpenMatch(stage, owner, newBooking) },
  match_asks: { owned: true, make: (stage, owner) => newMatchAsk(stage, owner, newBooking) },
  match_shares: { owned: false, make: (stage) => newShare(stage, newBooking) },
  community_reports: { owned: false, make: (stage) => newReport(stage) },
  'auth/field/sessions': { owned: true, make: async (stage, owner) => newSession(stage, owner) },
  medias: { owned: false, make: (stage) => posted(stage, 'medias', { kind: 'video', caption: { fr: 'Les buts' }, alt: { fr: 'Un but' }, videoUrl: 'https://five.test/film' }) },
  partners: { owned: false, make: (stage) => posted(stage, 'partners', { kind: 'sponsor', tier: 'gold', name: `Atelier ${stage.world.next()}` }) },
  promos: { owned: false, make: (stage) => posted(stage, 'promos', { title: { fr: 'Le midi' }, text: { fr: 'Une heure offerte' } }) },
  contact: { owned: false, make: (stage) => posted(stage, 'contact', { fullName: 'Amina Tazi', phone: '+212600000077', email: 'amina@five.test', message: 'Bonjour', acceptConditions: true }) },
  files: { owned: true, make: (stage, owner) => newPaper(stage, owner) },
  failed_mails: { owned: false, make: (stage) => givenUpMail(stage) },
  notifications: { owned: true, make: async (stage, owner) => newNotice(stage, owner) },
};

/** Records that a call needs in another state than a fresh one's. */
const FOR_CALL: Record<string, (stage: Stage, owner: Owner) => Promise<string>> = {
  'POST tournaments/{reference}/programme/draw': (stage) => tournamentWithTeams(stage),
  'PUT academy_sessions/{reference}/attendance': (stage) => sessionThatWas(stage),
  'DELETE chats/{id}': (stage, owner) => newGroup(stage, owner),
  'POST messages/{id}/hide': (stage) => reportedMessage(stage),
  'POST messages/{id}/unhide': (stage) => reportedMessage(stage),
  'POST waiting/{reference}/take': (stage, owner) => offeredPlace(stage, owner),
  'POST waiting/{reference}/decline': (stage, owner) => offeredPlace(stage, owner),
  'POST bookings/{reference}/no-show': (stage, owner) => playedBooking(stage, owner),
  'GET bookings/{reference}/receipt.pdf': (stage, owner) => partlyPaid(stage, newBooking(stage, owner)),
  ...matchesFor((stage, owner) => newBooking(stage, owner)),
  'POST bank_lines/{reference}/reopen': (stage) => dismissedLine(stage),
  'PUT cash_sessions/{reference}': (stage) => drawerOfPayment(stage, () => partlyPaid(stage, newBooking(stage, 'player'))),
  'POST cash_sessions/{reference}/close': (stage) => countedDrawer(stage),
  'GET cash_sessions/{reference}/report.pdf': (stage) => closedDrawer(stage),
  'GET cash_sessions/{reference}/report.csv': (stage) => closedDrawer(stage),
  'POST bookings/{reference}/hours': (stage, owner) => besidePack(stage, owner),
  'POST bookings/{reference}/proof': (stage, owner) => newBooking(stage, owner, 'transfer'),
  'POST bookings/{reference}/proof/refuse': (stage) => withProof(stage, 'bookings', newBooking(stage, 'player', 'transfer')),
  'POST series/{reference}/decline': (stage, owner) => keptSeries(stage, owner),
  'POST subscriptions/{reference}/proof': (stage, owner) => newPack(stage, owner, 'transfer'),
  'POST subscriptions/{reference}/proof/refuse': (stage) => withProof(stage, 'subscriptions', newPack(stage, 'player', 'transfer')),
  'GET subscriptions/{reference}/receipt.pdf': (stage, owner) => paidPack(stage, owner),
  'POST subscriptions/{reference}/freeze': (stage, owner) => paidPack(stage, owner),
  'POST subscriptions/{reference}/adjustments': (stage, owner) => paidPack(stage, owner),
};

/** A record that this call can be made on; undefined for a call without a parameter. */
export async function recordFor(stage: Stage, route: WalkedRoute, as: CallerName): Promise<string | undefined> {
  const owner = as === 'visitor' ? 'player' : as;
  const special = FOR_CALL[route.call];
  if (special) return special(stage, owner);
  return route.collection === null ? undefined : makeRecord(stage, route.collection, owner);
}

export async function makeRecord(stage: Stage, collection: string, owner: Owner): Promise<string> {
  const line = COLLECTIONS[collection];
  if (!line) throw new Error(`no record of "${collection}" can be made: add its line to COLLECTIONS in walks/records.ts`);
  return line.make(stage, owner);
}

/** A reference of the same form that names nothing. */
export const unknownLike = (reference: string): string => (/^[A-Z]+-/.test(reference) ? reference.replace(/-.*/, '-00000000') : `${reference.slice(0, 1)}99999`);

async function posted(stage: Stage, path: string, body: Record<string, unknown>): Promise<string> {
  const { http } = await stage.person('admin');
  const answer = await http.post(`/api/${path}`).send(body).expect(201);
  return (answer.body as { data: { reference: string } }).data.reference;
}

let hours = 0;

/** An hour that no other record of the walk takes: from opening to evening, day after day. */
export function freeHour(stage: Stage): { date: string; startTime: string; endTime: string } {
  const hour = hours++;
  const two = (value: number) => String(value).padStart(2, '0');
  return { date: day(stage.world, 2 + Math.floor(hour / 12)), startTime: `${two(9 + (hour % 12))}:00`, endTime: `${two(10 + (hour % 12))}:00` };
}

/** A mail that nobody took for a day. */
async function givenUpMail({ world }: Stage): Promise<string> {
  const reference = newReference('N');
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, created_at, due_at, given_up_at) values ($1, $1, 'mailto:nobody@five.test', 'mail', 'packCancelled', now(), now(), now())`, [reference]);
  return reference;
}

/** A pack that the desk sold to the owner, not paid yet. */
async function newPack(stage: Stage, owner: Owner, paymentMethod = 'cash'): Promise<string> {
  const { http } = await stage.person('staff');
  const { user } = await stage.person(owner);
  const [customer] = await stage.world.sql<{ reference: string }>('select c.reference from customers c join users u on u.id = c.user_id where u.reference = $1', [user.reference]);
  const pricing = await makeRecord(stage, 'pricings', 'admin');
  const { body } = await http.post('/api/subscriptions').send({ pricing, paymentMethod, acceptConditions: true, customer: { reference: customer?.reference } }).expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

async function paidPack(stage: Stage, owner: Owner): Promise<string> {
  const subscription = await newPack(stage, owner);
  const { http } = await stage.person('staff');
  await http.post('/api/payments').send({ subscription, amountCents: 250_000, method: 'cash' }).expect(201);
  return subscription;
}

/** A booking of the owner's, made by the desk so that unverified people have one too; still pending. */
async function newBooking(stage: Stage, owner: Owner, paymentMethod = 'cash'): Promise<string> {
  const { http } = await stage.person('staff');
  const { body } = await http.get(`/api/users/${(await stage.person(owner)).reference}`).expect(200);
  const { customer } = body as { customer: string };
  return posted(stage, 'bookings', { ...freeHour(stage), pitch: 'P3', paymentMethod, acceptRules: true, confirm: false, customer: { reference: customer } });
}

let weeklyHours = 0;

/** Two dates of an hour that no other record of the walk takes: on a pitch of their own, two weeks after two weeks. */
export function freeSeries({ world }: Stage): Record<string, unknown> {
  const hour = weeklyHours++;
  const two = (value: number) => String(value).padStart(2, '0');
  return { date: day(world, 2 + (Math.floor(hour / 12) % 7) + 14 * Math.floor(hour / 84)), startTime: `${two(9 + (hour % 12))}:00`, endTime: `${two(10 + (hour % 12))}:00`, pitch: 'P2', weeks: 2 };
}

/** The plan with the hash that it has now. */
export async function plannedSeries(stage: Stage, wish: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { http } = await stage.person('staff');
  const { body } = await http.post('/api/series_preview').send(wish).expect(200);
  return { ...wish, hash: (body as { data: { hash: string } }).data.hash, paymentMethod: 'cash', acceptRules: true };
}

/** A series of the owner's, made by the desk so that unverified people have one too; it waits for the desk. */
async function newSeries(stage: Stage, owner: Owner): Promise<string> {
  const { http } = await stage.person('staff');
  const { body } = await http.get(`/api/users/${(await stage.person(owner)).reference}`).expect(200);
  const { customer } = body as { customer: string };
  return posted(stage, 'series', { ...await plannedSeries(stage, { ...freeSeries(stage), customer: { reference: customer } }), confirm: false });
}

/** A series whose weeks after it are kept for its holder. */
async function keptSeries(stage: Stage, owner: Owner): Promise<string> {
  const reference = await newSeries(stage, owner);
  await stage.world.sql('update series set asked_at = now(), kept_until = $2 where reference = $1', [reference, day(stage.world, 7)]);
  return reference;
}

/** A booking to be paid in cash, of somebody who has hours. */
async function besidePack(stage: Stage, owner: Owner): Promise<string> {
  await paidPack(stage, owner);
  return newBooking(stage, owner);
}

async function partlyPaid(stage: Stage, made: Promise<string>): Promise<string> {
  const booking = await made;
  await posted(stage, 'payments', { booking, amountCents: 1_000, method: 'cash' });
  return booking;
}

/** The player has sent a proof of its transfer. */
async function withProof(stage: Stage, kind: string, made: Promise<string>): Promise<string> {
  const [reference, { http }] = [await made, await stage.person('player')];
  await http.post(`/api/${kind}/${reference}/proof`).attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'virement.pdf').expect(200);
  return reference;
}

const TEXTS = { fr: 'Coupe', en: 'Cup', ar: 'كأس' };

/** A season that is over by the time that anybody could book: the walks need its pitch. */
const SEASON = { name: TEXTS, from: '2026-11-21', to: '2026-11-21' };

/** A child of seven when that season starts, each of a family of its own: one guardian has so many waiting and no more. */
export const childOf = ({ world }: Stage, session: string, family = world.next()): Record<string, unknown> => ({
  child: { name: 'Tazi', firstName: 'Adam', birthDate: '2019-03-02' }, guardian: { fullName: 'Salma Tazi', phone: `+2127${String(10_000_000 + family)}`, email: `salma${family}@five.test` }, session, kitSize: '8', acceptConditions: true,
});

const newTournament = (stage: Stage) => posted(stage, 'tournaments', { slug: `2026/coupe-${stage.world.next()}`, title: TEXTS, summary: TEXTS, from: '2026-12-05', to: '2026-12-06' });

async function newToken(stage: Stage): Promise<string> {
  const [row] = await stage.world.sql<{ token: string }>('update tournaments set unlisted = true where slug = $1 returning token', [await newTournament(stage)]);
  return row?.token ?? '';
}

const newTeam = (stage: Stage, tournament: string) => posted(stage, 'teams', { tournament, name: `Équipe ${stage.world.next()}`, shortName: 'EQ', color: '#0a8f3c' });

async function newMatch(stage: Stage): Promise<string> {
  const tournament = await newTournament(stage);
  const [home, away] = [await newTeam(stage, tournament), await newTeam(stage, tournament)];
  return posted(stage, 'matches', { tournament, stage: 'final', home: { team: home }, away: { team: away } });
}

async function tournamentWithTeams(stage: Stage): Promise<string> {
  const tournament = await newTournament(stage);
  for (let team = 0; team < 3; team++) await newTeam(stage, tournament);
  return tournament;
}

/** Of a season that is over, with a day on 18 November. */
const sessionThatWas = (stage: Stage): Promise<string> => newSessionOfAcademy(stage, { ...SEASON, from: '2026-11-02', to: '2026-11-20' });

async function newSessionOfAcademy(stage: Stage, dates: Record<string, unknown> = SEASON): Promise<string> {
  const season = await posted(stage, 'academy_seasons', dates);
  return posted(stage, 'academy_sessions', { season, name: TEXTS, weekday: 3, startTime: '17:00', endTime: '18:30', pitch: 'P3', minAge: 5, maxAge: 12, capacity: 20 });
}

let hoursAgo = 0;
/** Counted back from one moment: the clock goes on while a walk does, and the hours would overlap by as much. */
let begunAt: string | undefined;

/** A booking that ended within the last day. */
async function playedBooking(stage: Stage, owner: Owner): Promise<string> {
  const reference = await newBooking(stage, owner);
  begunAt ??= stage.world.app.get(VenueClock).now();
  const end = addMinutes(begunAt, -60 * (hoursAgo++ % 22));
  const period = `[${addMinutes(end, -60)},${end})`;
  await stage.world.sql(`update occupancies set period = $2, lapses_at = null, pitch_id = (select min(id) from pitches) where kind = 'booking' and holder = $1`, [reference, period]);
  await stage.world.sql(`update bookings set period = $2, status = 'confirmed', hold_expires_at = null, pitch_id = (select min(id) from pitches) where reference = $1`, [reference, period]);
  return reference;
}

async function newSession(stage: Stage, owner: Owner): Promise<string> {
  const { email, password } = await stage.person(owner);
  const { http } = await stage.world.login(email, password);
  const { body } = await http.get('/api/auth/field/sessions').expect(200);
  const session = (body as { reference: string; current: boolean }[]).find(({ current }) => current);
  return session?.reference ?? '';
}

/** A private file of the owner's own. */
async function newPaper(stage: Stage, owner: Owner): Promise<string> {
  const { world } = stage;
  const { reference } = await stage.person(owner);
  const files = world.app.get(Files);
  world.app.get(FileReaders).register('walk', (caller, of) => Promise.resolve(caller.reference === of));
  const id = await files.withPaper(new Upload(Buffer.from('%PDF-1.7\n%%EOF\n')), reference, (file) => world.app.get(Transactions).run((tx) => files.attach(tx, file, { kind: 'walk', reference })));
  const [row] = await world.sql<{ reference: string }>('select reference from files where id = $1', [id]);
  return row?.reference ?? '';
}

async function newFeed(stage: Stage): Promise<string> {
  const { body } = await (await stage.person('player')).http.post('/api/calendar_feed').expect(201);
  return /([0-9a-f]+)\.ics$/.exec((body as { data: { url: string } }).data.url)?.[1] ?? '';
}

async function newNotice(stage: Stage, owner: Owner): Promise<string> {
  const { reference } = await stage.person(owner);
  const notice = newReference('N');
  await stage.world.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at, due_at, sent_at) values ($1, $2, $3, 'notice', 'bookingConfirmed', '{}', $4, $4, $4)`,
    [notice, `walk:${notice}`, reference, stage.world.clock.now()],
  );
  return notice;
}
