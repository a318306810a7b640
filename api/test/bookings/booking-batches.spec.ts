import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import { addDays } from '@five/shared/time/wall-time';
import { SlotTakenError } from '../../src/bookings/create/alternatives.ts';
import { BookingBatches } from '../../src/bookings/create/booking-batches.ts';
import { Reservations } from '../../src/bookings/create/reservations.service.ts';
import { ExpiryService } from '../../src/bookings/expire/expiry.service.ts';
import { examine } from '../../src/commands/examine.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { DomainError } from '../../src/platform/http/domain-error.ts';
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
const SWEPT_FROM = 20;
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
  const members = await makeMembers(world, PLAYERS + 1);
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
function send(side: Side, request: Request): Promise<unknown> {
  const call = callOf(side, request);
  return codeOrResult(responseTo(side, call, side.world.app.get(Reservations).reserve(...call)));
}

/** The response to a request; a repeated one gets its stored response, as by the pipeline. */
async function responseTo(
  { world }: Side,
  [, , idempotency]: ReturnType<typeof callOf>,
  result: Promise<unknown>,
): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof RepeatedRequest) return error.response;
    const stored = idempotency && (await world.app.get(Idempotency).responseOf(idempotency));
    if (stored) return stored;
    throw error;
  }
}

async function codeOrResult(result: Promise<unknown>): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof SlotTakenError) return 'BOOKING_SLOT_TAKEN';
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/**
 * Sends requests at once.
 * @returns the requests in the order of which the results must be the same one after the other: the
 * batch in the order of its slots, then the requests that run alone
 */
async function sendTogether(side: Side, group: Request[]) {
  const sent = group.map((request) => side.reserve(...callOf(side, request)));
  const settled = await Promise.allSettled(sent);
  const runsAlone = settled.map((one) => one.status === 'fulfilled' && one.value === null);
  const inBatch = group.filter((_, index) => !runsAlone[index]);
  const rest = group.filter((_, index) => runsAlone[index]);
  const results = new Map<Request, unknown>();
  for (const [index, request] of group.entries())
    if (!runsAlone[index])
      results.set(
        request,
        await codeOrResult(
          responseTo(side, callOf(side, request), sent[index] as Promise<unknown>),
        ),
      );
  for (const request of rest) results.set(request, await send(side, request));
  const slotOf = ({ input: { pitch, date, startTime = '', endTime = '' } }: Request) =>
    [pitch, date, startTime, endTime < startTime, endTime].join(' ');
  const sorted = inBatch.toSorted((a, b) => (slotOf(a) < slotOf(b) ? -1 : 1));
  return { order: [...sorted, ...rest], results, batched: inBatch.length };
}

const textOf = (result: unknown) => JSON.stringify(result).replace(RANDOM, 'random');

/** Sends requests at once to one side, and one by one to the other; the results must be equal. */
async function sendToBoth(group: Request[]) {
  const { order, results, batched } = await sendTogether(together, group);
  for (const request of order)
    expect([request, textOf(await send(alone, request))]).toEqual([
      request,
      textOf(results.get(request)),
    ]);
  return { batched, results: [...results.values()] };
}

test('a player that sends five requests for one batch stays within the caps', async () => {
  const date = addDays(now.toISOString().slice(0, 10), 6);
  const { results } = await sendToBoth(
    [10, 12, 14, 16, 18].map((hour) => ({
      player: PLAYERS,
      input: {
        date,
        startTime: `${hour}:00`,
        endTime: `${hour + 1}:00`,
        pitch: 'P1',
        paymentMethod: 'cash',
        acceptRules: true,
      },
      addons: 0,
      key: null,
    })),
  );
  expect(results.filter((result) => result === 'BOOKING_TOO_MANY_PENDING')).toHaveLength(2);
});

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
      batched += (await sendToBoth(requests)).batched;
      sent += requests.length;
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
