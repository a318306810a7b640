import type { Texts } from '@five/shared/locales/locale';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type {
  CreateBookingRequest,
  DeskBookingRequest,
} from '@five/shared/bookings/create-booking.calls';
import type {
  AnswerOf,
  BodyOf,
  BodyPart,
  CallKey,
  ParametersOf,
  PathOf,
  RowOf,
} from '@five/shared/contract/call-types';
import { requestPath } from './api.ts';

/** The path of a GET request with the parameters that the contract allows for it. */
const pathOf = <P extends PathOf<'GET'>>(path: P, parameters: ParametersOf<`GET ${P}` & CallKey>) =>
  requestPath(path, parameters);

/** Compiles only for two equal types. */
const sameType = <A, B>(
  same: (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false,
) => same;

test('parameters of the path are encoded, and a missing one is refused', () => {
  expect(pathOf('bookings/{id}', { path: { id: 'B-7K3M9QXT' } })).toBe('bookings/B-7K3M9QXT');
  expect(requestPath('chats/{reference}/read', { path: { reference: 'a/b ?' } })).toBe(
    'chats/a%2Fb%20%3F/read',
  );
  expect(pathOf('bookings/{id}', { path: { id: '' } })).toBe('bookings/');
  for (const path of [{}, { reference: 'B-7K3M9QXT' }])
    expect(() => requestPath('bookings/{id}', { path })).toThrow('id is missing');
});

test('filter, range and sort are JSON texts; what is missing is left out', () => {
  const path = pathOf('bookings', {
    filter: { status: 'pending', q: 'a&b' },
    range: [0, 24],
    sort: ['date', 'DESC'],
  });
  const [resource, search] = path.split('?');
  expect(resource).toBe('bookings');
  expect(search?.split('&').map((part) => part.split('=').map(decodeURIComponent))).toEqual([
    ['filter', '{"status":"pending","q":"a&b"}'],
    ['range', '[0,24]'],
    ['sort', '["date","DESC"]'],
  ]);
  expect(requestPath('desk/day', { query: { date: undefined } })).toBe('desk/day');
  expect(pathOf('pricings', { texts: 'all' })).toBe('pricings?texts=all');
});

test('the compiler refuses what the contract does not declare', () => {
  // @ts-expect-error a call that does not exist
  expect(requestPath('tickets' satisfies PathOf<'GET'>)).toBe('tickets');
  // @ts-expect-error a field that the list cannot be sorted by
  expect(pathOf('pricings', { sort: ['colour', 'ASC'] })).toContain('colour');
  // @ts-expect-error a field that the list has no filter for
  expect(pathOf('pricings', { filter: { colour: 'red' } })).toContain('colour');
  // @ts-expect-error a call without a list
  expect(pathOf('venue', { range: [0, 1] })).toContain('range');
  // @ts-expect-error the parameter of the path is missing
  expect(() => pathOf('bookings/{id}', {})).toThrow('missing');
});

test('answers have the types of their schemas, with texts in one or in three languages', () => {
  expect(sameType<RowOf<'GET bookings'>['totalCents'], number>(true)).toBe(true);
  expect(sameType<keyof AnswerOf<'GET bookings/{id}'>, keyof BookingAnswer>(true)).toBe(true);
  expect(sameType<RowOf<'GET pricings'>['name'], string>(true)).toBe(true);
  expect(sameType<RowOf<'GET pricings', Texts>['remark'], Texts | null>(true)).toBe(true);
  expect(sameType<AnswerOf<'POST pricings'>['data']['name'], string>(true)).toBe(true);
});

test('a body has the type of the request class of the caller’s role', () => {
  expect(sameType<BodyOf<'POST bookings'>, DeskBookingRequest>(true)).toBe(true);
  expect(sameType<BodyOf<'POST bookings', 'player'>, CreateBookingRequest>(true)).toBe(true);
  expect(sameType<BodyOf<'GET bookings'>, undefined>(true)).toBe(true);
  // @ts-expect-error a field that is required is missing
  const blocked: BodyPart<'POST community_reports/{id}/settle'> = {};
  expect(blocked).toEqual({});
});
