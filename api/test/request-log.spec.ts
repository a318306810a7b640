import { createDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { startProcess } from './two-processes.ts';

test('the log has route, status and refusal reason of each request, but no content', async () => {
  const database = await createDatabase();
  const api = await startProcess(database.url, {
    LOG_LEVEL: 'info',
    DEMO: 'off',
    RATE_LIMITS: 'on',
  });
  await fetch(`${api.url}/api/bookings/BK-SECRET?q=qwzx`);
  await fetch(`${api.url}/api/auth/field/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'stranger@five.test', password: 'never-Stored-1' }),
  });
  await fetch(`${api.url}/api/venue`);
  const lines = () =>
    api
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const logged = (
    await eventually(
      () => Promise.resolve(lines()),
      (all) => all.filter(({ route }) => route !== '/api/health/ready').length >= 3,
    )
  ).filter(({ route }) => route !== '/api/health/ready');
  expect(logged.map(({ method, route, status, code }) => [method, route, status, code])).toEqual([
    ['GET', '/api/bookings/:id', 401, 'AUTH_REQUIRED'],
    ['POST', '/api/auth/field/login', 401, 'AUTH_WRONG_CREDENTIALS'],
    ['GET', '/api/venue', 200, undefined],
  ]);
  expect(api.output()).not.toMatch(/BK-SECRET|qwzx|stranger@five|never-Stored/);
  await api.stop();
  await database.drop();
});
