import { createWorld, type World } from '../world.ts';
import { form } from './academy-world.ts';

let world: World;
beforeAll(async () => { world = await createWorld({ env: { RATE_LIMITS: 'on' } }); });
afterAll(() => world.close());

test('registrations are counted by the address they come from', async () => {
  const answers: number[] = [];
  for (let tries = 0; tries < 51; tries++) answers.push((await world.http.post('/api/academy_registrations').send(form('AC-00000000'))).status);
  expect(new Set(answers.slice(0, 50))).toEqual(new Set([422]));
  expect(answers[50]).toBe(429);
});
