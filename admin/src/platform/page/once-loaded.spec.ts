import { createQueryClient } from '@five/client/query-client';
import { onceLoaded } from './once-loaded.ts';

let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => waiting.push(run),
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

/** Lets the browser become idle, and runs what waits for that. */
async function becomeIdle(): Promise<void> {
  for (const run of waiting.splice(0)) run();
  await new Promise(setImmediate);
}

/** A page with one request, and the number of calls of the function that waits for it. */
function pageWithRequest() {
  const client = createQueryClient(0);
  let answer = (_data: string): void => undefined;
  const answered = new Promise<string>((resolve) => (answer = resolve));
  const load = () => client.fetchQuery({ queryKey: ['day'], queryFn: () => answered, gcTime: 0 });
  const calls: true[] = [];
  return { client, answer, load, calls, run: () => void calls.push(true) };
}

test('waits for the data of the page and an idle browser, then runs once', async () => {
  const { client, answer, load, calls, run } = pageWithRequest();
  const loaded = load();
  onceLoaded(client, run);
  await becomeIdle();
  expect(calls).toHaveLength(0);
  answer('data');
  await loaded;
  expect(calls).toHaveLength(0);
  await becomeIdle();
  expect(calls).toHaveLength(1);
  await load();
  await becomeIdle();
  expect(calls).toHaveLength(1);
});

test('waits for a request that starts while the browser becomes idle', async () => {
  const { client, load, calls, run } = pageWithRequest();
  onceLoaded(client, run);
  void load();
  await becomeIdle();
  expect(calls).toHaveLength(0);
});

test('runs without the data after the longest wait', async () => {
  const { client, load } = pageWithRequest();
  void load();
  await new Promise<void>((run) => onceLoaded(client, run, 1));
  expect(client.isFetching()).toBe(1);
});

test('does not run after it was cancelled', async () => {
  const { client, calls, run } = pageWithRequest();
  onceLoaded(client, run)();
  await becomeIdle();
  expect(calls).toHaveLength(0);
});
