import { createWorld, type World } from './world.ts';

const TOKEN = 'a token of the operators';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { OPS_TOKEN: TOKEN } });
});
afterAll(() => world.close());

const read = (authorization: string) =>
  world.http.get('/api/metrics').set('authorization', authorization);

test('metrics are in Prometheus text format, with declared series, and not cached', async () => {
  await world.http.get('/api/health/ready').expect(200);
  await world.http.get('/api/no/such/path').expect(404);
  const { text, headers } = await read(`Bearer ${TOKEN}`).expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers['cache-control']).toContain('no-store');
  const declared = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  for (const line of text
    .trim()
    .split('\n')
    .filter((one) => !one.startsWith('#'))) {
    expect(line).toMatch(/^[a-z_]+(\{([a-z_]+="[^"\n]*",?)+\})? -?[0-9.e+-]+$/);
    expect(declared).toContain(line.replace(/[{ ].*/, '').replace(/_(bucket|sum|count)$/, ''));
  }
  expect(text).toMatch(
    /^five_http_requests_total\{method="GET",route="\/api\/health\/ready",status="200"\} 1$/m,
  );
  expect(text).toMatch(
    /^five_http_request_seconds_bucket\{method="GET",route="\/api\/health\/ready",le="\+Inf"\} 1$/m,
  );
  expect(text).not.toContain('no/such/path');
  for (const name of [
    'five_database_connections',
    'five_outbox_waiting',
    'five_outbox_given_up',
    'five_event_loop_delay_seconds',
    'five_memory_bytes',
    'five_sockets',
    'five_task_success_seconds',
  ])
    expect(declared).toContain(name);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  `Bearer ${TOKEN}.`,
  `bearer ${TOKEN}`,
  'Bearer another',
  TOKEN,
])('with "%s" there are none', async (authorization) => {
  const { body } = await read(authorization).expect(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
});

test('without the setting there are none for anybody', async () => {
  const bare = await createWorld();
  await bare.http.get('/api/metrics').expect(404);
  await bare.http.get('/api/metrics').set('authorization', 'Bearer null').expect(404);
  await bare.close();
});
