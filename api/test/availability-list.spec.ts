import { addDays } from '@five/shared/time/wall-time';
import { createWorld, type World } from './world.ts';

let world: World;
let date: string;
beforeAll(async () => {
  world = await createWorld();
  const { body } = await world.http.get('/api/availability').expect(200);
  date = (body as { date: string }[])[0]?.date ?? '';
});
afterAll(() => world.close());

const requestSlots = (query: object) =>
  world.http.get('/api/availability').query({ date, days: 3, ...query });
const days = async (query: object) => {
  const { body, headers } = await requestSlots(query).expect(200);
  return {
    dates: (body as { date: string }[]).map((day) => day.date),
    range: headers['content-range'],
  };
};

test('availability days can be paged, filtered and sorted, with range metadata', async () => {
  const [first, second, third] = [date, addDays(date, 1), addDays(date, 2)];
  expect(await days({})).toEqual({ dates: [first, second, third], range: 'availability 0-2/3' });
  expect(await days({ range: '[1,1]' })).toEqual({ dates: [second], range: 'availability 1-1/3' });
  expect(await days({ range: '[5,9]' })).toEqual({ dates: [], range: 'availability */3' });
  expect(await days({ sort: '["date","DESC"]' })).toEqual({
    dates: [third, second, first],
    range: 'availability 0-2/3',
  });
  expect(await days({ filter: JSON.stringify({ id: second }) })).toEqual({
    dates: [second],
    range: 'availability 0-0/1',
  });
  expect(await days({ filter: JSON.stringify({ id: [third, '2020-01-01'] }) })).toEqual({
    dates: [third],
    range: 'availability 0-0/1',
  });
  expect(await days({ filter: '{"id":[]}' })).toEqual({ dates: [], range: 'availability */0' });
  expect(await days({ filter: JSON.stringify({ q: second }) })).toEqual({
    dates: [second],
    range: 'availability 0-0/1',
  });
  expect(await days({ filter: '{"q":""}' })).toMatchObject({ dates: [first, second, third] });
});

test.each([
  ['filter', '{'],
  ['filter', '[]'],
  ['filter', 'null'],
  ['filter', '{"pitch":"P1"}'],
  ['filter', '{"id":5}'],
  ['filter', '{"id":"today"}'],
  ['filter', '{"q":["a"]}'],
  ['range', '[5,1]'],
  ['range', '[0]'],
  ['range', 'all'],
  ['sort', '["pitches","ASC"]'],
  ['sort', '["date","UP"]'],
])('%s=%s of the availability is refused by name', async (field, value) => {
  const { body } = await requestSlots({ [field]: value }).expect(422);
  expect(body).toMatchObject({ code: 'LIST_QUERY_INVALID', errorMessages: [{ field }] });
});
