import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import { BookingBatches } from '../../src/bookings/create/booking-batches.ts';
import { Reservations } from '../../src/bookings/create/reservations.service.ts';
import { ExpiryService } from '../../src/bookings/expire/expiry.service.ts';
import { examine } from '../../src/commands/examine.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { DomainError } from '../../src/platform/http/domain-error.ts';
import { WriteResult } from '../../src/platform/http/endpoint.ts';
import {
  Idempotency,
  type IdempotencyContext,
  RepeatedRequest,
} from '../../src/platform/idempotency/idempotency.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import {
  CALLER_COLUMNS,
  CALLER_FROM,
  callerOfRow,
  type CallerRow,
} from '../../src/users/customers/caller-row.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { makeMembers } from '../waitlist-helpers.ts';
import { createWorld, type World } from '../world.ts';
import { type Request, groupsOf, PLAYERS } from './random-requests.ts';
import { RANDOM, storedBookings } from './stored-bookings.ts';

const REQUESTS = 1000;
// Minutes between two groups from which the ended holds are swept; after less they are in the way.
const SWEPT_FROM = 8;
const MOST_MS = 120_000;

/** A world in which requests are sent, in batches or alone. */
interface Side {
  world: World;
  players: Caller[];
  addon: string;
  /** Whether the requests may be part of batches. */
  batching: boolean;
  reserve: BookingBatches['reserve'];
}

let together: Side;
let alone: Side;
let now = new Date(MONDAY_MORNING);

beforeAll(async () => {
  together = await sideOf();
  alone = await sideOf();
});
afterAll(async () => {
  await together.world.close();
  await alone.world.close();
});

async function sideOf(): Promise<Side> {
  const world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
  const { http } = await world.admin();
  const options = [{ code: 'ball', name: { fr: 'Ballon' }, priceCents: 2_000 }];
  const { body } = await http
    .post('/api/addons')
    .send({ name: { fr: 'Ballon' }, stock: 2, options })
    .expect(201);
  await world.sql('update venue set max_pending = 3, max_upcoming = 4');
  const members = await makeMembers(world, PLAYERS);
  await world.sql("update customers set phone = '+212600000000'");
  const rows = await world.sql<CallerRow>(
    `select ${CALLER_COLUMNS} from ${CALLER_FROM} where u.reference = any($1)
      order by array_position($1, u.reference)`,
    [members.map(({ reference }) => reference)],
  );
  await world.app.get(Jobs).pause();
  world.clock.now = () => now;
  const batches = world.app.get(BookingBatches);
  const side: Side = {
    world,
    players: rows.map((row) => callerOfRow(row, '')),
    addon: (body as { data: { reference: string } }).data.reference,
    batching: false,
    reserve: batches.reserve.bind(batches),
  };
  batches.reserve = (...given) => (side.batching ? side.reserve(...given) : Promise.resolve(null));
  return side;
}

/** The arguments of a call that sends the request on this side. */
function callOf(side: Side, { player, input, addons, key }: Request) {
  const by = side.players[player] as Caller;
  const body = {
    ...input,
    ...(addons > 0 && { addons: [{ reference: side.addon, quantity: addons }] }),
  } as DeskBookingRequest;
  const idempotency: IdempotencyContext | null = key
    ? { caller: by.reference, route: 'POST /api/bookings', ...key, status: 201 }
    : null;
  return [by, body, idempotency, 'fr'] as const;
}

/** Sends a request; returns its response, or the code of its refusal. */
async function send(side: Side, request: Request): Promise<unknown> {
  try {
    return await sendOnce(side, callOf(side, request));
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Sends a request; a repeated one gets its stored response, as by the request pipeline. */
async function sendOnce({ world }: Side, call: ReturnType<typeof callOf>): Promise<unknown> {
  const [, , idempotency] = call;
  try {
    return await world.app.get(Reservations).reserve(...call);
  } catch (error) {
    if (error instanceof RepeatedRequest) return error.response;
    const stored = idempotency && (await world.app.get(Idempotency).responseOf(idempotency));
    if (stored) return stored;
    throw error;
  }
}

/**
 * Sends requests at once.
 * @returns the requests in the order of which the results must be the same one after the other: the
 * batch in the order of its slots, then the requests that run alone
 */
async function sendTogether(side: Side, group: Request[]) {
  const outcomes = await Promise.all(
    group.map((request) => side.reserve(...callOf(side, request)).catch(() => 'taken')),
  );
  const inBatch = group.filter((_, index) => outcomes[index] !== null);
  const rest = group.filter((_, index) => outcomes[index] === null);
  const results = new Map<Request, unknown>();
  for (const request of inBatch) {
    const outcome = outcomes[group.indexOf(request)];
    // A refused request is sent again alone, so that a repeated one gets its stored response.
    results.set(request, outcome instanceof WriteResult ? outcome : await send(side, request));
  }
  for (const request of rest) results.set(request, await send(side, request));
  const slotOf = ({ input: { pitch, date, startTime = '', endTime = '' } }: Request) =>
    [pitch, date, startTime, endTime < startTime, endTime].join(' ');
  const sorted = inBatch.toSorted((a, b) => (slotOf(a) < slotOf(b) ? -1 : 1));
  return { order: [...sorted, ...rest], results, batched: inBatch.length };
}

const textOf = (result: unknown) => JSON.stringify(result).replace(RANDOM, 'random');

test(
  `${REQUESTS} random requests have the same results and rows in batches as one by one`,
  async () => {
    let batched = 0;
    let sent = 0;
    for (const { minutes, requests } of groupsOf(REQUESTS, now)) {
      now = new Date(now.getTime() + minutes * 60_000);
      if (minutes > SWEPT_FROM)
        for (const { world } of [together, alone])
          await world.app.get(ExpiryService).expirePending();
      const { order, results, ...counts } = await sendTogether(together, requests);
      for (const request of order)
        expect([request, textOf(await send(alone, request))]).toEqual([
          request,
          textOf(results.get(request)),
        ]);
      sent += requests.length;
      batched += counts.batched;
    }
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect(batched).toBeGreaterThan(REQUESTS / 2);
    expect(await storedBookings(together.world, together.players)).toEqual(
      await storedBookings(alone.world, alone.players),
    );
    for (const { world } of [together, alone])
      expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
  },
  MOST_MS,
);
