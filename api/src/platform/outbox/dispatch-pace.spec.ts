import { DispatchPace } from './dispatch-pace.ts';

/**
 * An event loop whose clock a test moves. Work of the task is active all the time; in every sleep
 * other work is active for the share `others`.
 */
class FakeLoop {
  others = 0;
  active = 0;
  idle = 0;
  readonly slept: number[] = [];

  readonly times = () => ({ active: this.active, idle: this.idle });
  readonly sleep = (ms: number): Promise<void> => {
    this.slept.push(ms);
    this.pass(ms);
    return Promise.resolve();
  };
  readonly work = (ms: number) => (): Promise<void> => {
    this.active += ms;
    return Promise.resolve();
  };

  pass(ms: number): void {
    this.active += ms * this.others;
    this.idle += ms * (1 - this.others);
  }
}

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const longest = (values: number[]) => Math.max(0, ...values);

let loop: FakeLoop;
let pace: DispatchPace;

beforeEach(() => {
  loop = new FakeLoop();
  pace = new DispatchPace(loop);
});

async function pieces(count: number, ms: number): Promise<void> {
  for (let piece = 0; piece < count; piece++) await pace.run(loop.work(ms));
}

test('own work does not count as busy: an idle process rests for a tenth at most', async () => {
  await pieces(400, 25);
  expect(longest(loop.slept)).toBeLessThan(11);
  expect(total(loop.slept)).toBeLessThanOrEqual(1000);
  expect(total(loop.slept)).toBeGreaterThan(0);
});

test('while other work fills the process, each piece of work waits a second', async () => {
  loop.others = 0.9;
  await pieces(21, 25);
  expect(loop.slept.filter((ms) => ms === 1000).length).toBeGreaterThanOrEqual(17);
  expect(total(loop.slept)).toBeGreaterThanOrEqual(39 * 17 * 25);
});

test('other work of less than half of the time does not delay messages', async () => {
  loop.others = 0.49;
  await pieces(100, 25);
  expect(longest(loop.slept)).toBeLessThan(11);
});

test('other work of more than half of the time delays messages', async () => {
  loop.others = 0.51;
  await pieces(100, 25);
  expect(longest(loop.slept)).toBe(1000);
});

test('when other work ends, the task is at full speed after one piece of work', async () => {
  loop.others = 1;
  await pieces(8, 25);
  loop.others = 0;
  loop.slept.length = 0;
  await pieces(8, 25);
  expect(longest(loop.slept)).toBeLessThan(11);
});

test('when other work begins, the task gives way after 100 ms of work', async () => {
  await pieces(8, 25);
  loop.others = 1;
  loop.slept.length = 0;
  await pieces(5, 25);
  expect(longest(loop.slept)).toBe(1000);
});

test('time without messages counts as rest: a busy process is noticed at once', async () => {
  await pieces(1, 25);
  loop.others = 1;
  loop.pass(40);
  await pieces(1, 25);
  expect(loop.slept).toEqual([1000]);
});

test('the work is asked to be small while the process is busy', async () => {
  const seen: boolean[] = [];
  const look = (busy: boolean) => {
    seen.push(busy);
    return loop.work(25)();
  };
  for (const others of [0, 1, 1, 0]) {
    loop.others = others;
    loop.pass(100);
    await pace.run(look);
  }
  expect(seen).toEqual([false, true, true, false]);
});

test('a piece of work that fails is own work too', async () => {
  await pieces(3, 25);
  await expect(pace.run(() => Promise.reject(new Error('unavailable')))).rejects.toThrow();
  await pieces(8, 25);
  expect(longest(loop.slept)).toBeLessThan(11);
});
