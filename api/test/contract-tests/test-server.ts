import { setTimeout as sleep } from 'node:timers/promises';
import { Contract } from '../contract.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { OpenApi } from '../../src/platform/openapi/document.ts';
import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { type CallerName, type ApiRoute, apiRoutes } from './routes.ts';

/**
 * Start of the test clock: Saturday, 10:00 at the venue, so that no midnight passes during a run.
 */
const BEGINNING = '2026-11-21T10:00:00Z';

export const OPS_TOKEN = 'the token of who watches';

/** Paths of calls of those who played a match. */
const OF_PLAYERS = /^\/api\/matches\/[^/]+\/(?:votes|result\/dispute)(?:\?|$)/;

export interface TestRequest {
  as: CallerName;
  /** Reference of the record, which replaces the parameter in the route's path. */
  reference?: string;
  /** Request body that is sent as JSON; undefined: no body. */
  body?: unknown;
  /** Request body that is sent unchanged as text, instead of `body`. */
  raw?: string;
  query?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  body: unknown;
}

/**
 * The fixture of a contract test: an open venue, one person per caller, and the published API
 * document that every response is checked against.
 */
export class TestServer {
  readonly routes: ApiRoute[];
  /** Descriptions of responses that differ from the published API document. */
  readonly faults: string[] = [];
  /** The cookie of the slot that a caller holds without an account. */
  readonly heldSlots = new Map<CallerName, string>();
  /** The cookie of a guest that plays in the ended matches of `records/match-links.ts`. */
  guestCookie = '';
  private readonly people = new Map<CallerName, Promise<Person>>();

  constructor(
    readonly world: World,
    readonly contract: Contract,
  ) {
    this.routes = apiRoutes(world);
  }

  /**
   * Returns the person that acts as this caller. The first call, and the first call after `renew`,
   * registers a new person.
   */
  person(name: Exclude<CallerName, 'visitor'>): Promise<Person> {
    const known =
      this.people.get(name) ??
      this.world.register(
        {},
        {
          role: name === 'staff' || name === 'admin' ? name : 'player',
          verified: name !== 'unverified',
        },
      );
    this.people.set(name, known);
    return known;
  }

  /** Forgets the person of this caller, so that the next request uses a new person. */
  renew(name: CallerName): void {
    this.people.delete(name);
  }

  /**
   * Forgets the person of a caller if the session is no longer valid, or if the account's
   * verification no longer fits the caller. The next request then uses a new person.
   */
  async renewIfChanged(name: CallerName): Promise<void> {
    if (name === 'visitor') return;
    const { status, body } = await this.send('GET', '/api/auth/field/user', { as: name });
    if (status !== 200 || (body as { verified: boolean }).verified !== (name !== 'unverified'))
      this.renew(name);
  }

  async call(route: ApiRoute, request: TestRequest): Promise<Answer> {
    const answer = await this.send(
      route.method,
      pathOf(route.path, request.reference ?? 'unknown') + (request.query ?? ''),
      request,
    );
    this.faults.push(
      ...this.contract
        .faults(route.method, route.path, answer)
        .map((fault) => `${request.as}: ${fault}`),
    );
    return answer;
  }

  /**
   * Sends a request to any URL without checking its response. The request is injected without a
   * network socket, because a run sends thousands of requests.
   */
  async send(
    method: string,
    path: string,
    { as, body, raw, headers = {} }: TestRequest,
  ): Promise<Answer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await this.world.app.inject({
      method: method as 'GET',
      url: path,
      payload,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(await this.token(as)),
        ...(path.includes('booking_drafts') ? { cookie: this.heldSlots.get(as) ?? '' } : {}),
        ...(OF_PLAYERS.test(path) ? { cookie: this.guestCookie } : {}),
        ...headers,
      },
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const text = answer.payload;
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      ),
      text,
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
    };
  }

  /**
   * Waits until no message is due for sending, so that afterwards only API calls change the tables.
   * A message that has failed is not due before its next try.
   */
  async quiet(): Promise<void> {
    for (;;) {
      const [row] = await this.world.sql<{ waiting: string }>(
        `select count(*) as waiting from outbox where due_at <= $1
          and coalesce(sent_at, withdrawn_at, given_up_at) is null
          and not (last_error is not null and held_until > $1)`,
        [this.world.clock.now()],
      );
      if (Number(row?.waiting) === 0) return;
      await sleep(20);
    }
  }

  private async token(name: CallerName): Promise<Record<string, string>> {
    return name === 'visitor' ? {} : { authorization: `Bearer ${(await this.person(name)).token}` };
  }
}

/**
 * Returns the path with its parameters filled. A reference with several parts fills several
 * parameters, as in `{year}/{name}`.
 */
export function pathOf(path: string, reference: string): string {
  const count = path.match(/\{\w+\}/g)?.length ?? 0;
  const parts = count > 1 ? reference.split('/') : [reference];
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(parts.shift() ?? 'unknown'));
}

export async function openTestServer(): Promise<TestServer> {
  const world = await createWorld({ at: BEGINNING, env: { OPS_TOKEN } });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 100_000, maxUpcoming: 100_000 } })
    .expect(200);
  const { body } = await world.http.get('/api/openapi.json').expect(200);
  await pauseTasks(world);
  const server = new TestServer(world, new Contract(body as OpenApi));
  await Promise.all(
    (['unverified', 'player', 'other', 'staff', 'admin'] as const).map((name) =>
      server.person(name),
    ),
  );
  return server;
}

/**
 * Pauses all tasks except those that send messages, so that only requests change the records,
 * however long a test takes.
 */
async function pauseTasks({ app }: World): Promise<void> {
  const jobs = app.get(Jobs);
  const names = jobs.successes.map(({ name }) => name);
  const sending: string[] = [DISPATCH, DISPATCH_CHANNELS];
  await Promise.all(
    names.filter((name) => !sending.includes(name)).map((name) => jobs.pause(name)),
  );
}

type Made = RequestBody | undefined;

/** Functions that create a valid body, or what a call without a body requires, by call. */
export type Bodies = Record<string, (server: TestServer, as: CallerName) => Promise<Made> | Made>;

export type RequestBody = Record<string, unknown>;
