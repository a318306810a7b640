import fs from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { JwtStrategy } from '../src/auth/jwt.strategy.ts';
import { Passwords } from '../src/auth/passwords.ts';
import { ResetService } from '../src/auth/reset.service.ts';
import { VerificationService } from '../src/auth/verification/verification.service.ts';
import { createApp } from '../src/create-app.ts';
import { Clock } from '../src/platform/clock/clock.ts';
import { type Environment, readSettings } from '../src/platform/config/settings.ts';
import { Transactions } from '../src/platform/database/transactions.ts';
import { Drain } from '../src/platform/http/drain.ts';
import type { ApiRequest } from '../src/platform/http/request.ts';
import { UploadIntake } from '../src/platform/http/uploads/upload-intake.ts';
import { Dispatcher } from '../src/platform/outbox/dispatcher.ts';
import type { BuiltFolders } from '../src/platform/site/folders.ts';
import { LiveParts } from '../src/platform/site/live-parts.ts';
import { PublicData } from '../src/platform/site/public-data.ts';
import { LoginsService } from '../src/users/logins.service.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { eventually, PATIENCE_MS } from './eventually.ts';
import { closeDrawerOfEarlierDay } from './close-drawer.ts';
import { closeAtEnd } from './close-database.ts';
import { type Mail, readMails } from './mails.ts';
import { login, type Making, makePerson, type Person, type Registration } from './people.ts';

// Passport keeps one strategy per process, that of the newest application. A test file may have
// several worlds, so each request is passed on to the strategy of its own application.
const strategies = new WeakMap<Server, JwtStrategy>();
const authenticate = Reflect.get(JwtStrategy.prototype, 'authenticate');
JwtStrategy.prototype.authenticate = function (this: JwtStrategy, request, options) {
  const { server } = (request as unknown as ApiRequest).server;
  // Passport adds its callbacks to a copy of the strategy; they are the copy's only own fields.
  const own = Object.assign(Object.create(strategies.get(server) ?? this), this) as JwtStrategy;
  authenticate.call(own, request, options);
};

export interface WorldOptions {
  /**
   * Environment settings that are added to the default settings of the tests, such as `{
   * RATE_LIMITS: 'on' }`.
   */
  env?: Environment;
  /**
   * Instant of the test clock at the start, such as `2026-11-21T09:00:00Z`; default: the real
   * current time.
   */
  at?: string;
  /**
   * Whether to hash passwords at their real cost, a tenth of a second per registration and sign-in,
   * and to keep the minimum duration of answers about unknown accounts.
   */
  realPasswords?: boolean;
  /** Folders of the built site and back-office; default: none. */
  folders?: Partial<BuiltFolders>;
}

/**
 * A test fixture: the product in this process, on a separate database, with the people that a test
 * needs.
 */
export class World {
  readonly http: ReturnType<typeof supertest>;
  readonly clock: Clock;
  private readonly known = new Map<string, Promise<Person>>();
  private readonly given = new Map<string, number>();

  constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly dataDir: string,
    private readonly database: TestDatabase,
  ) {
    this.http = supertest(url);
    this.clock = app.get(Clock);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Returns an HTTP client that sends this token and keeps its own cookies. */
  agent(token: string): ReturnType<typeof supertest.agent> {
    return supertest.agent(this.url).set('authorization', `Bearer ${token}`);
  }

  /**
   * Returns the next number from 1, unique in this world. `of` names a separate sequence; the
   * default sequence is for names, emails and phones.
   */
  next(of = 'name'): number {
    const number = (this.given.get(of) ?? 0) + 1;
    this.given.set(of, number);
    return number;
  }

  /** Registers a new person and signs in; by default a verified player. */
  register(changes: Partial<Registration> = {}, making: Making = {}): Promise<Person> {
    return makePerson(this, changes, making);
  }

  login(email: string, password?: string): Promise<Person> {
    return login(this, email, password);
  }

  player = () => this.once('player', {});
  otherPlayer = () => this.once('otherPlayer', {});
  unverified = () => this.once('unverified', { verified: false });
  staff = () => this.once('staff', { role: 'staff' });
  admin = () => this.once('admin', { role: 'admin' });

  /**
   * Moves the clock and signs staff in again, because a staff session lasts twelve hours. A cash
   * drawer of an earlier day is counted and closed.
   */
  async goTo(instant: string): Promise<Person> {
    this.clock.set(new Date(instant));
    const staff = await this.login((await this.staff()).email);
    await closeDrawerOfEarlierDay(staff);
    return staff;
  }

  /** Returns the mails to an address, newest first, after all due messages have been sent. */
  mails(to: string): Promise<Mail[]> {
    return readMails(this, to);
  }

  /**
   * Marks an account as verified, as the mailed code does. The code itself is left unused, because
   * its mail takes a tenth of a second per person.
   */
  async verify(email: string): Promise<void> {
    const logins = this.app.get(LoginsService);
    await this.app.get(Transactions).run(async (tx) => {
      const user = await logins.find(email, tx);
      if (!user) throw new Error(`no account of ${email}`);
      await logins.verify(tx, user);
    });
  }

  /** Returns the newest code that was mailed to an address. */
  async code(email: string): Promise<string> {
    const code = (await this.mails(email)).find((mail) => mail.code !== null)?.code;
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }

  sql<Row extends object = Record<string, unknown>>(
    text: string,
    parameters: unknown[] = [],
  ): Promise<Row[]> {
    return this.database.sql<Row>(text, parameters);
  }

  readonly close = closeAtEnd(async () => {
    await this.app.close();
    await this.database.drop();
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  });

  private once(name: string, making: Making): Promise<Person> {
    const known = this.known.get(name) ?? makePerson(this, {}, making);
    this.known.set(name, known);
    return known;
  }
}

export async function createWorld({
  env = {},
  at,
  folders,
  realPasswords = false,
}: WorldOptions = {}): Promise<World> {
  const database = await createDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-world-'));
  const settings = readSettings({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(at ? { CLOCK: `@${at}` } : {}),
    ...env,
  });
  const app = await createApp(settings, database.url, {
    site: null,
    admin: null,
    parts: null,
    ...folders,
  });
  // Disables garbage collection after uploads. All specs of a process share a large heap, and a
  // full collection blocks a busy machine for minutes.
  app.get(UploadIntake).collection = { bytes: Infinity, afterMs: 0 };
  strategies.set(app.getHttpServer(), app.get(JwtStrategy));
  // Mails are sent without a pause: no request competes with them, and many tests wait for a mail.
  app.get(Dispatcher).pace.yieldMs = 0;
  // Pages wait for their data also on a busy machine, so that each shows what was just saved.
  app.get(PublicData).patience = { laterMs: PATIENCE_MS, firstMs: PATIENCE_MS };
  app.get(LiveParts).patienceMs = PATIENCE_MS;
  // No request is on its way when a test file closes its application.
  app.get(Drain).latecomersMs = 0;
  if (!realPasswords) {
    app.get(Passwords).cost = { memory: 8, passes: 1, parallelism: 1 };
    for (const service of [ResetService, VerificationService]) app.get(service).minimumMs = 0;
  }
  await app.listen(0, '127.0.0.1');
  const world = new World(app, await app.getUrl(), dataDir, database);
  await listening(world);
  return world;
}

/**
 * Waits until the API process listens for events of other processes. Until then the server closes
 * new sockets; browsers reconnect, but test sockets do not.
 */
async function listening(world: World): Promise<void> {
  const begun = () =>
    world.sql(
      `select 1 from pg_stat_activity where datname = current_database()
        and application_name = 'five-arena live listener' and query ilike 'listen %'`,
    );
  await eventually(begun, (listeners) => listeners.length > 0);
}
