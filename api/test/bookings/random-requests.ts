import fc from 'fast-check';
import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import { addDays } from '@five/shared/time/wall-time';

/** Number of players that send requests. */
export const PLAYERS = 40;
const MOST_IN_GROUP = 8;
const SEED = Number(process.env.MODEL_SEED ?? 29);

/** A request for a booking; the players and the add-on have numbers of their own in each world. */
export interface Request {
  /** Index of the player. */
  player: number;
  input: Partial<DeskBookingRequest>;
  /** Quantity of the add-on. */
  addons: number;
  key: { key: string; bodyHash: string } | null;
}

/** Requests of different players that are sent at once, and the minutes before them. */
interface Group {
  minutes: number;
  requests: Request[];
}

const HOURS = { min: 9, max: 23 };
const two = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** A slot of the next six days; it may be in the past, too long, or off the price list. */
const slot = fc
  .record({
    day: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }) },
    ),
    hour: fc.integer(HOURS),
    hours: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(1, 2) },
      { weight: 1, arbitrary: fc.constant(3) },
    ),
    pitch: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('P1', 'P2', 'P3') },
      { weight: 1, arbitrary: fc.constantFrom('P9', undefined) },
    ),
  })
  .map(({ day, hour, hours, pitch }) => ({ day, from: two(hour), to: two(hour + hours), pitch }));

const request = fc.record({
  player: fc.integer({ min: 0, max: PLAYERS - 1 }),
  slot,
  method: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom('cash' as const, 'transfer' as const) },
    { weight: 1, arbitrary: fc.constant('pack' as const) },
  ),
  note: fc.option(fc.constantFrom('Merci', '  ', 'أهلا'), { nil: undefined }),
  shownCents: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(30_000, 55_000) },
  ),
  addons: fc.oneof(
    { weight: 30, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
  key: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom('none' as const, 'new' as const) },
    { weight: 1, arbitrary: fc.constantFrom('repeated' as const, 'other' as const) },
  ),
});

const group = fc.record({
  minutes: fc.integer({ min: 0, max: 25 }),
  // A group of a single request is as frequent as a larger one.
  requests: fc.oneof(
    fc.array(request, { minLength: 1, maxLength: 1 }),
    fc.uniqueArray(request, {
      minLength: 2,
      maxLength: MOST_IN_GROUP,
      selector: ({ player }) => player,
    }),
  ),
});

type Drawn = typeof request extends fc.Arbitrary<infer T> ? T : never;

/**
 * Draws groups with at least `count` requests in total.
 * @param first the first instant
 */
export function groupsOf(count: number, first: Date): Group[] {
  const groups: Group[] = [];
  const keyed: Request[] = [];
  let atMs = first.getTime();
  let drawn = 0;
  for (const { minutes, requests } of fc.sample(group, { numRuns: count, seed: SEED })) {
    if (drawn >= count) break;
    atMs += minutes * 60_000;
    const today = new Date(atMs).toISOString().slice(0, 10);
    const made = requests.map((one) => requestOf(one, today, keyed));
    // A repeated request may be of a player that sends another request of the group.
    const different = Map.groupBy(made, ({ player }) => player).values();
    groups.push({ minutes, requests: [...different].flatMap(([one]) => one ?? []) });
    drawn += groups.at(-1)?.requests.length ?? 0;
  }
  return groups;
}

function requestOf(
  { player, slot: { day, from, to, pitch }, method, note, shownCents, addons, key }: Drawn,
  today: string,
  keyed: Request[],
): Request {
  const earlier = keyed.at(-1 - (keyed.length % 5));
  if (key === 'repeated' && earlier) return earlier;
  const input = {
    date: addDays(today, day),
    startTime: from,
    endTime: to,
    ...(pitch && { pitch }),
    paymentMethod: method,
    acceptRules: true as const,
    ...(note !== undefined && { note }),
    ...(shownCents !== undefined && { shownCents }),
  };
  if (key === 'none') return { player, input, addons, key: null };
  if (key === 'other' && earlier?.key)
    return { ...earlier, input, addons, key: { ...earlier.key, bodyHash: 'of another body' } };
  const number = String(keyed.length);
  const made = { player, input, addons, key: { key: number, bodyHash: number } };
  keyed.push(made);
  return made;
}
