import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { Jobs } from './jobs.ts';
import { Task } from './task.decorator.ts';

const HOUR_SECONDS = 3600;
const OFTEN_SECONDS = 0.01;
const opened: INestApplicationContext[] = [];

afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function start(...providers: Type[]): Promise<INestApplicationContext> {
  @Module({ imports: [ScheduleModule.forRoot(), DiscoveryModule], providers: [Jobs, ...providers] })
  class TestModule {}
  const app = await NestFactory.createApplicationContext(TestModule, {
    logger: false,
    abortOnError: false,
  });
  opened.push(app);
  return app;
}

/** Records the runs of a task; `started` resolves at the start of the run with that number. */
class Runs {
  count = 0;
  atOnce = 0;
  most = 0;
  private waiting: { at: number; resolve: () => void }[] = [];

  started(at: number): Promise<void> {
    if (this.count >= at) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ at, resolve }));
  }

  async of(work: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.count++;
    this.most = Math.max(this.most, ++this.atOnce);
    for (const { at, resolve } of this.waiting) if (this.count >= at) resolve();
    await work().finally(() => this.atOnce--);
  }
}

const ticks = (number: number) =>
  new Promise((resolve) => setTimeout(resolve, number * OFTEN_SECONDS * 1000));

test('a task runs at start and then at its interval, also after a failure', async () => {
  const runs = new Runs();
  class Often {
    @Task('often', OFTEN_SECONDS)
    run() {
      return runs.of(() => (runs.count < 3 ? Promise.reject(new Error('no')) : Promise.resolve()));
    }
  }
  const seldom = new Runs();
  class Seldom {
    @Task('seldom', HOUR_SECONDS)
    run() {
      return seldom.of();
    }
  }
  const app = await start(Often, Seldom);
  await runs.started(5);
  await seldom.started(1);
  const successes = app.get(Jobs).successes;
  expect(successes.map(({ name }) => name).sort()).toEqual(['often', 'seldom']);
  expect(successes.every(({ at }) => at > 0)).toBe(true);
});

test('the start is caught up on when each task has ended once, also by a failure', async () => {
  const gate = Promise.withResolvers<unknown>();
  class Missed {
    @Task('slow', HOUR_SECONDS)
    slow() {
      return gate.promise;
    }

    @Task('quick', HOUR_SECONDS)
    quick() {
      return Promise.resolve();
    }
  }
  const caughtUp = (await start(Missed)).get(Jobs).caughtUp.then(() => 'caught up');
  expect(await Promise.race([caughtUp, ticks(5)])).toBeUndefined();
  gate.reject(new Error('no'));
  expect(await caughtUp).toBe('caught up');
});

test('runs of a task never overlap, and a wake during a run causes one more', async () => {
  const [slow, wakened] = [new Runs(), new Runs()];
  const gate = Promise.withResolvers<unknown>();
  class Slow {
    @Task('slow', OFTEN_SECONDS)
    run() {
      return slow.of(() => gate.promise);
    }

    @Task('wakened', HOUR_SECONDS)
    wake() {
      return wakened.of(() => gate.promise);
    }
  }
  const jobs = (await start(Slow)).get(Jobs);
  await Promise.all([slow.started(1), wakened.started(1)]);
  jobs.wake('wakened');
  jobs.wake('wakened');
  const demanded = jobs.run('slow');
  const tick = jobs.tick('slow').then(() => 'skipped');
  expect(await Promise.race([tick, ticks(5)])).toBe('skipped');
  expect([slow.count, wakened.count]).toEqual([1, 1]);
  gate.resolve(null);
  await Promise.all([demanded, slow.started(3), wakened.started(2)]);
  await ticks(5);
  expect([slow.most, wakened.most, wakened.count]).toEqual([1, 1, 2]);
});

test('a paused task runs on demand only, and the caller gets its error', async () => {
  const runs = new Runs();
  class Often {
    @Task('often', OFTEN_SECONDS)
    run() {
      return runs.of(() =>
        runs.count === 2 ? Promise.reject(new Error('no')) : Promise.resolve(),
      );
    }
  }
  const jobs = (await start(Often)).get(Jobs);
  await jobs.pause('often');
  runs.count = 0;
  jobs.wake('often');
  await ticks(5);
  expect(runs.count).toBe(0);
  await jobs.run('often');
  await expect(jobs.run('often')).rejects.toThrow('no');
  expect(runs.count).toBe(2);
  await expect(jobs.pause('other')).rejects.toThrow('no task is named other');
});

test('a stop waits for the running task and starts no other', async () => {
  const runs = new Runs();
  class Often {
    @Task('often', OFTEN_SECONDS)
    run() {
      return runs.of(() => ticks(3));
    }
  }
  const app = await start(Often);
  await runs.started(2);
  await app.close();
  const { count, atOnce } = runs;
  expect(atOnce).toBe(0);
  expect(app.get(Jobs).stopping).toBe(true);
  await ticks(5);
  expect(runs.count).toBe(count);
});

test('two tasks with one name refuse the start', async () => {
  class Two {
    @Task('same', HOUR_SECONDS)
    one() {
      return Promise.resolve();
    }

    @Task('same', HOUR_SECONDS)
    other() {
      return Promise.resolve();
    }
  }
  await expect(start(Two)).rejects.toThrow('same');
});
