import { day } from '../factories.ts';
import { freeHour, newPack } from './booked-records.ts';
import { SEASON } from './league-records.ts';
import type { TestServer } from './test-server.ts';

type Body = Record<string, unknown>;
type Made = (server: TestServer) => Body | Promise<Body>;

const hour: Made = (stage) => ({ ...freeHour(stage), pitch: 'P3' });
/**
 * Returns the fields of a price per session that depend on each other. Each price is valid in a
 * different year, so that prices do not overlap.
 */
const evening: Made = ({ world }) => {
  const year = 2027 + world.next('year of a price');
  return {
    type: 'session',
    numberOfHours: null,
    durationMinutes: 60,
    pitch: 'P3',
    weekdays: [2],
    startTime: '18:00',
    endTime: '20:00',
    from: `${year}-01-01`,
    to: `${year}-01-31`,
  };
};
const result: Made = () => ({ homeGoals: 2, awayGoals: 1 });
const bookedByPack: Made = async (stage) => ({
  booking: undefined,
  subscription: await newPack(stage, 'player'),
});

/**
 * Fields that are valid only together, by call. When a test sends one field of a group, `made`
 * provides values for the whole group. Groups with a time use a different hour each.
 */
export const REQUIRED_TOGETHER: Record<string, { fields: string; made: Made }[]> = {
  'POST bank_lines/{reference}/accept': [{ fields: 'subscription', made: bookedByPack }],
  'POST tournament_matches': [
    { fields: 'date startTime endTime pitch', made: hour },
    { fields: 'group', made: () => ({ stage: 'group', group: 'A' }) },
  ],
  'PUT tournament_matches/{reference}': [
    { fields: 'date startTime endTime pitch', made: hour },
    { fields: 'homeGoals awayGoals', made: result },
  ],
  'POST payments': [
    { fields: 'subscription', made: bookedByPack },
    { fields: 'receivedOn', made: ({ world }) => ({ receivedOn: day(world, 0) }) },
  ],
  'POST pricings': [{ fields: 'pitch startTime endTime', made: evening }],
  'POST promos': [{ fields: 'path', made: () => ({ path: '/contact' }) }],
  'PUT promos/{reference}': [{ fields: 'path', made: () => ({ path: '/contact' }) }],
  'POST teams': [{ fields: 'group', made: () => ({ group: 'B' }) }],
  'PUT teams/{reference}': [
    { fields: 'group color', made: () => ({ group: 'B', color: '#123456' }) },
  ],
  'PUT bookings/{reference}': [{ fields: 'date startTime endTime pitch reason', made: hour }],
  'PUT academy_seasons/{reference}': [{ fields: 'from', made: () => ({ from: SEASON.from }) }],
  'PUT academy_sessions/{reference}': [{ fields: 'pitch', made: () => ({ pitch: 'P3' }) }],
  'PUT tournaments/{reference}': [{ fields: 'to', made: () => ({ to: '2026-12-07' }) }],
  'PUT users/{id}': [{ fields: 'birthDate', made: () => ({ birthDate: '1990-05-17' }) }],
  'PUT venue': [
    { fields: 'actionColor', made: () => ({ actionColor: '#2f66c4' }) },
    { fields: 'rib', made: () => ({ rib: '007780000123456789012396' }) },
    { fields: 'timeZone', made: () => ({ timeZone: 'Africa/Casablanca' }) },
    {
      fields: 'zoneOverrides',
      made: () => ({ zoneOverrides: [{ from: '2028-01-01T00:00:00.000Z', offsetMinutes: 60 }] }),
    },
  ],
};
