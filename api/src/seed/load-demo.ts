import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Settings } from '../platform/config/settings.ts';
import { isPassed, pass } from '../platform/database/milestones.ts';
import { Notifications } from '../platform/database/notifications.ts';
import { loadAcademy } from './academy.ts';
import { loadAttendance } from './attendance.ts';
import { loadChats } from './chats.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadContent, loadMessages } from './content.ts';
import { loadDiscussions } from './discussions.ts';
import { loadOpenMatches } from './open-matches.ts';
import { loadPacks } from './packs.ts';
import { loadPeople } from './people.ts';
import { loadSeries } from './series.ts';
import { loadTournaments } from './tournaments.ts';
import { loadTransfers } from './transfers.ts';
import { loadVenue } from './venue.ts';
import { loadWeek } from './venue-week.ts';
import { loadWaiting } from './waiting.ts';

export type Chapter = (app: NestFastifyApplication, settings: Settings) => Promise<void>;

/** In the order of the story; each one is a file of its own, and is told once. */
const CHAPTERS: Record<string, Chapter> = {
  venue: loadVenue,
  people: loadPeople,
  catalogue: loadCatalogue,
  week: loadWeek,
  packs: loadPacks,
  transfers: loadTransfers,
  series: loadSeries,
  content: loadContent,
  messages: loadMessages,
  tournaments: loadTournaments,
  academy: loadAcademy,
  attendance: loadAttendance,
  discussions: loadDiscussions,
  chats: loadChats,
  openMatches: loadOpenMatches,
  waiting: loadWaiting,
};

/** Held by the process that tells the demo. Nobody else's: a start that waits for a backup to end would be a minute late. */
export const DEMO_LOCK = 5_115_003;
/** How often it is asked whether the lock is free. */
export const LOOK_MS = 50;

/** Loads the demo venue into an empty database, chapter by chapter; a database that holds anything else is left alone. Processes that start together wait for the first one. Once `signal` aborts, no other chapter is begun. */
export async function loadDemo(app: NestFastifyApplication, settings: Settings, signal: AbortSignal): Promise<void> {
  if (settings.demo === 'off') return;
  const lock = app.get(DataSource).createQueryRunner();
  try {
    await take(lock, signal);
    if (await mayTell(lock)) await tell(lock, app, settings, signal);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [DEMO_LOCK]);
    await lock.release();
  }
}

type Queries = Pick<DataSource, 'query'>;

/** Asks again and again: a statement that waits could not be called off. */
async function take(database: Queries, signal: AbortSignal): Promise<void> {
  while (!(await database.query<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [DEMO_LOCK]))[0]?.taken) await sleep(LOOK_MS, undefined, { signal });
}

/** A demo that was begun may be told to its end, else only an empty database is touched. */
async function mayTell(database: Queries): Promise<boolean> {
  if (await isPassed(database, 'demo')) return true;
  const [user] = await database.query<unknown[]>('select 1 from users limit 1');
  return user === undefined;
}

async function tell(database: Queries, app: NestFastifyApplication, settings: Settings, signal: AbortSignal): Promise<void> {
  await app.get(Notifications).listen(); // what is asked again at every step may then be kept in memory
  await pass(database, 'demo');
  const used = await isUsed(database);
  for (const [name, chapter] of Object.entries(CHAPTERS)) {
    const isBegun = await isPassed(database, `demo begins ${name}`);
    if (await isPassed(database, `demo ${name}`) || (used && isBegun)) continue;
    signal.throwIfAborted();
    await pass(database, `demo begins ${name}`);
    const telling = chapter(app, settings).then(() => pass(database, `demo ${name}`));
    await (used ? telling.catch((error: unknown) => skip(name, error, signal)) : telling);
  }
  await pass(database, 'demo told');
}

/** Whether people were served since: its story came to its end once, or was told before beginnings were noted. What they have made may leave a new chapter no room. */
async function isUsed(database: Queries): Promise<boolean> {
  if (await isPassed(database, 'demo told')) return true;
  return await isPassed(database, 'demo venue') && !(await isPassed(database, 'demo begins venue'));
}

/** The venue is worth more than a chapter of its demo, which is tried once. */
function skip(chapter: string, error: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  new Logger('Demo').warn(`The demo's chapter '${chapter}' cannot be told in this venue and is left out: ${String(error)}`);
}
